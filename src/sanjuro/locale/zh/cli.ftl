## 在终端里玩
cli-begin = { $title }：输入{ $help }查看可用命令。
cli-word-help = 帮助
cli-word-moves = 行动
cli-word-what = 说明
cli-word-undo = 撤销
cli-word-why = 为何
cli-word-table = 桌面
cli-word-log = 记录
cli-word-save = 保存
cli-word-quit = 退出
cli-help =
    输入编号或行动的写法即可执行；同一回合内，行动的编号不变
    ?          列出所有行动及其写法
    ? 词语     列出含有该词的行动
    说明 词语  说明一张牌、角色或身份；说明 编号：说明该行动涉及的牌
    说明       列出一切可以说明的内容
    撤销       回到你上一次的选择
    为何 行动  为什么不能这样做
    桌面       再看一次桌面
    记录       到目前为止发生的一切
    保存 文件  保存对局记录
    退出       退出游戏
    也可以用英文命令：help、what、undo、why、table、log、save、quit。
cli-you = { $name }（你）
cli-chooses = 由{ $seat }选择：
cli-only_one = 只有这一个行动：按回车执行。
cli-empty = 空行不会执行任何行动：请输入行动的编号或{ $help }。
cli-number_gone = { $n }号是“{ $sentence }”，现在不能执行。
cli-no_such_number = 这里没有{ $n }号行动。
cli-unreadable = 这一行无法读取：不是UTF-8文本。
cli-left = 已退出游戏。
cli-can_be_played = 可以这样做
cli-no_such_word = 没有含“{ $word }”的行动
cli-why_needs_move = 后面要写一个行动：为何 行动
cli-undone = 已回到你上一次的选择。
cli-nothing_to_undo = 还没有可以撤销的选择。
cli-explained = 用“说明 词语”可以说明以下各项：
cli-no_explanation = 这里没有叫“{ $word }”的东西；单独输入“说明”可列出一切可以说明的内容
cli-several = “{ $word }”可能是：{ $names }
cli-nothing_in_move = { $n }号行动没有可说明的内容
cli-save_needs_name = 后面要写文件名
cli-saved = 已保存：{ $file }；用“{ $command }”可以重看
cli-cannot_write = 无法写入{ $file }

## 结束
cli-and = { "、" }
cli-won = { $winners }获胜：{ $reason }
cli-nobody_won = 无人获胜：{ $reason }
cli-points = 得分：{ $scores }
cli-over = 游戏结束：按回车离开；撤销、保存 文件、记录、桌面和说明 词语仍可使用。

## 重看对局
cli-seat = { $n }号
cli-chances-title = 手牌和身份不变、由电脑打完时的胜率（标准误差最多{ $error }）：
cli-chances-move = 步
cli-chances-turn = 回合
cli-chances-end = 结束
cli-chances-turning = 转折点：
cli-chances-none = 没有哪一步决定了这局。
cli-chances-changed = { $team }：{ $before }→{ $after }

## 各游戏的桌面
table-player = 玩家
table-character = 角色
table-role = 身份
table-hand = 手牌
table-in_front = 面前的牌
table-deck = 牌堆
table-discard = 弃牌
table-on_top = { $n }，最上面是
table-depth = 第{ $n }张：
table-own_hand = 你的手牌：
table-turned_up = 翻开
table-alone = 所有座位都由你操控：{ $names }

## 《BANG!》的桌面
bang-table-life = 生命
bang-table-range = 射程
bang-table-away = 距离
bang-table-out = 出局
bang-table-store = 杂货店
bang-table-check = 翻开
bang-table-looked = 你看到：
bang-table-frame-shot = { $by }向{ $seat }开枪（{ $card }）：需要{ $needs }张【失手！】{ $barrels ->
    [0] { "" }
   *[other] ，可试{ $barrels }次【木桶】
}
bang-table-frame-indians = { $by }的【印第安人！】：{ $seat }须弃一张【砰！】，否则失去1点生命
bang-table-frame-duel = 与{ $other }决斗：{ $seat }须弃一张【砰！】，否则失去1点生命
bang-table-frame-rescue = { $seat }已没有生命，需要回复{ $needs }点
bang-table-frame-gatling = { $seat }的【加特林】正在扫射
bang-table-frame-store = { $seat }从【杂货店】拿一张牌
bang-table-frame-check = { $seat }从两张牌中选一张
bang-table-frame-draw_first = { $seat }选择第一张牌从哪里来
bang-table-frame-look = { $seat }把三张牌中的一张放回牌堆顶
bang-table-frame-trade = { $seat }弃牌换取生命
bang-table-frame-out = { $seat }出局，选择最后弃掉的牌
bang-table-frame-loss = { $seat }在失去手牌之前可以弃两张牌换1点生命（{ $way ->
        [panic] { $by }的【恐慌！】
        [cat_balou] { $by }的【凯特·巴洛】
        [jesse_jones] { $by }摸牌
        [el_gringo] { $by }报复
       *[penalty] 惩罚
    }）
bang-table-frame-keep = { $seat }保留角色或换新角色

## 《武士刀》的桌面
samurai_sword-table-played = 打出
samurai_sword-table-honour = 荣誉
samurai_sword-table-resilience = 耐力
samurai_sword-table-reach = 难度
samurai_sword-table-weapons = 本回合还可用武器牌：{ $n }
samurai_sword-table-attack = { $by }用{ $weapon }攻击{ $seat }：{ $wounds }点伤害
samurai_sword-table-defeat = { $by }用{ $weapon }攻击{ $seat }：{ $wounds }点伤害，足以击败
samurai_sword-table-bushido = 【武士道】要求{ $seat }付出一张武器牌或1点荣誉
samurai_sword-table-bushido_free = 【武士道】要求{ $seat }付出一张武器牌
samurai_sword-table-answers = { $by }的【{ $card }】：{ $seat }须回应

## 《忍》的桌面
shinobi-table-player = 领地
shinobi-table-clan = 所属家族
shinobi-table-all = 合计
shinobi-table-last_card = 最后一轮
shinobi-table-last = { $seat }最后行动

## 《七武士》的桌面
samurai_spirit-table-alone = 所有武士都由你指挥：{ $names }
samurai_spirit-table-round = 轮次
samurai_spirit-table-barricades = 路障
samurai_spirit-table-farms = 农舍
samurai_spirit-table-families = 家庭
samurai_spirit-table-spare_tokens = 备用标记
samurai_spirit-table-spare = 备用标记：{ $names }
samurai_spirit-table-none_left = 已用完
samurai_spirit-table-intruders = 入侵者
samurai_spirit-table-samurai = 武士
samurai_spirit-table-defence = 防守
samurai_spirit-table-line = 战线
samurai_spirit-table-kiai = 气合
samurai_spirit-table-wounds = 受伤
samurai_spirit-table-talents = 技能
samurai_spirit-table-support = 支援
samurai_spirit-table-raider = 强盗
samurai_spirit-table-flame = 火焰
samurai_spirit-table-animal = 兽形
samurai_spirit-table-passed = 已退出
samurai_spirit-table-next = 下一名强盗：
samurai_spirit-table-odds = 下一名强盗的概率
samurai_spirit-table-chances = 若迎战：低于{ $below }，气合{ $meet }，超过{ $exceed }
samurai_spirit-table-saved = 村子得救，{ $points }分
samurai_spirit-table-lost = 第{ $n }轮失守：{ $story }
