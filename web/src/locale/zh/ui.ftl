## Games
game-bang = BANG!
game-samurai_sword = 武士刀
game-shinobi = 忍
game-samurai_spirit = 七武士
about-bang = 身份隐藏。警长只有一个，人人都有枪。
about-samurai_sword = 荣誉以刀取，亦因刀失。
about-shinobi = 秘密家族。暗中帮助自己的一方。
about-samurai_spirit = 齐心协力：守住村子三夜。

## Pages
home = 首页
navigation = 页面
nav-play = 游戏
nav-tables = 牌桌
nav-rules = 规则
nav-replays = 回放
not-found = 这里什么也没有。
language = 语言
theme = 明暗
theme-switch = 明暗切换
theme-system = 跟随设备
theme-light = 浅色
theme-dark = 深色
close = 关闭
all = 全部
more = 更多
save = 保存
saved = 已保存。
copied = 已复制。
you = 你
player = 玩家
players = 人数
game = 游戏
rules = 规则
rules-of = 《{ $game }》规则
example = 范例
rules-here = 有关规则
rules-page = 在新标签页打开全文
no-rules = 这里没有该游戏的规则。
contents = 目录
settings = 设置

## Home
pitch = 一个陌生人在你桌旁坐下。
pitch-more = 在浏览器里玩BANG!、武士刀、忍和七武士。与朋友，与电脑，或一起。
hero-picture = 浪人站在西部台地与雪山之间，身后一轮红日
play-now = 立即开始
play-bots = 与电脑对战
play-bots-together = 与电脑一起玩
join-by-code = 输入桌号
code-here = 桌号
join = 加入
invite-friends = 邀请朋友
pick-game = 选择游戏
players-range = { $from }–{ $to }人
minutes = 约{ $n }分钟
my-tables = 我的牌桌
open-tables = 等人的牌桌
running-tables = 正在进行
no-open-tables = 现在没有人在等。开一桌，把链接发给朋友吧。
sit-down = 入座
sit-too = 也坐这里
go-on = 继续
watch = 观看
resume-asked = 轮到你了：{ $game }
resume-lobby = 等待玩家：{ $game }
resume-game = 继续：{ $game }
key-people = 玩家
key-bots = 电脑
key-free = 空位
fill = 玩家{ $people }，电脑{ $bots }，空位{ $free }
no-account = 无需注册：有个名字就行。
game-not-here = 本服务器没有这个游戏。

## A new table
bots = 电脑
level-random = 随机
level-novice = 新手
level-rules = 普通
level-expert = 专家
guest = 访客{ $code }
# One bot, on its seat
bot-random = 随机
bot-novice = 新手
bot-rules = 普通
bot-expert = 专家
seat-bot = 电脑：{ $level }
more-settings = 计时与牌桌
clock = 计时
clock-none = 不限时
clock-blitz = 快棋
clock-normal = 普通
clock-relaxed = 宽松
clock-day = 每步一天
clock-three_days = 每步三天
pace = 电脑的速度
pace-slow = 慢
pace-natural = 像真人
pace-quick = 快
pace-instant = 立即
setting-open = 公开列出
setting-open-hint = 否则只有拿到链接或桌号的人能进来。
setting-watch = 允许旁观
setting-ghosts = 出局者可看全部
setting-forced = 别无选择时替我回答
setting-forced-hint = 稍等片刻再答，免得别人看出来。

## Before the game
seats = 座位
seat-number = { $n }号座位
seat-free = 空
host = 桌主
lobby-lead = { $n ->
    [0] 座位已满。
   *[other] 还有{ $n }个空位。
}
start = 开始
start-fill = 加{ $n }个电脑并开始
stand-up = 离座
add-bot = 加电脑
remove-bot = 移走电脑
invite-how = 扫码，或发送链接、桌号：
invite-code = 桌号
invite-qr = 链接的二维码
copy-link = 复制链接
share = 分享
kick = 请走{ $name }

## The table
the-table = 牌桌
table-loading = 正在布置牌桌……
table-no-game = 这里无法显示该游戏。
table-closed = 牌桌已关闭：没有人来。
table-kicked = 桌主请你离开。
table-signed-out = 你已退出登录，现在是访客。
table-no-onlookers = 这张牌桌不允许旁观。
no-such-table = 没有这张牌桌。
not-welcome = 你不能加入这张牌桌。
no-cookie = 服务器认不出这个浏览器。请允许使用Cookie，然后刷新页面。
reconnecting = 连接中断，正在恢复……
watching = 你在旁观。
watchers = { $n ->
    [0] { "" }
   *[other] { $n }人旁观
}
question = 问题
your-turn = 轮到你了
refused-general = 这不能回答当前的问题。
ask-general = 你要做什么？
waiting = { $seat }正在选择。
step-back = 返回
all-options = 全部{ $n }个选项
state-can = 可选
state-chosen = 已选
own-things = 你的东西
hand = 你的手牌，{ $n }张
hand-of = { $name }的手牌
cards-in-hand = 手牌{ $n }张
pile-deck = 牌堆
pile-discard = 弃牌
distance = 距离{ $n }
distance-reach = 可及，距离{ $n }
seat-away = 电脑代打
clock-left = 剩余{ $time }

## Log and chat
log = 记录
log-filter = 显示哪些
log-all = 全部
log-big = 要事
log-mine = 与我有关
log-earlier = 更早的步骤
log-point = 指出
chat = 聊天
chat-say = 说点什么
chat-send = 发送
chat-phrases = 常用语
chat-empty = 还没有人说话。
mute = 屏蔽{ $name }
unmute = 取消屏蔽{ $name }
phrase-hello = 你好。
phrase-good_luck = 祝好运。
phrase-well_played = 打得好。
phrase-thanks = 谢谢。
phrase-sorry = 抱歉。
phrase-hurry = 该你了。
phrase-thinking = 让我想想。
phrase-wow = 真厉害。
phrase-oops = 失算了。
phrase-good_game = 好局。

## Menu
menu = 菜单
help = 卡牌说明
help-all = 全部卡牌
sound = 声音
motion = 动画
motion-system = 跟随设备
motion-full = 完整
motion-reduced = 减少
notify = 轮到我时提醒
notify-hint = 页面不在前台时发通知。
careful = 每步都确认
careful-hint = 再点一次或按回车才出牌。
pause = 暂停
resume = 继续
paused = 游戏已暂停。
go-away = 让电脑代打
take-back = 拿回座位
bot-plays-for-you = 电脑正在替你打。
you-are-out = 你已出局。
open-view = 看全部
open-view-hint = 所有牌公开，仅你可见。
look-as = 视角
leave = 彻底离开
leave-sure = 电脑会替你打完，你不能再回来。
leave-yes = 离开
leave-no = 留下
fair = 公平发牌
fair-text = 洗牌用的密钥，其散列值在发第一张牌之前人人可见。游戏结束后公布密钥，谁都可以验证。

## The end
over = 游戏结束
over-winners = { $names }获胜。
over-you-won = 你赢了。
over-you-won-with = 你赢了，同胜的有{ $names }。
over-you-lost = 你输了：{ $names }获胜。
over-all-won = 全体获胜。
over-lost = 全体失败。
password-short = 至少{ $n }个字符。
winner = 胜
turning-points = 转折点
begin-who = 你的身份
begin-go = 入座
over-won-why = 你赢了：{ $why }。
over-lost-why = 你输了：{ $why }。
chances = 胜率
chances-how = 假设每个回合起都由机器人接手打完，手牌和身份不变。
chances-loading = 正在计算胜率……
chances-change = { $from }%→{ $to }%
chances-line = { $side }：{ $from }%→{ $to }%
chances-summary = 从第一步到最后一步的胜率。{ $sides }
chances-turn = 回合
chances-end = 结束
chances-percent = { $n }%
turning-none = 没有哪一步单独扭转了这局。
turning-move = 第{ $n }步
new-game = 新游戏
see-table = 看牌桌
result = 结果
rematch = 再来一局
rematch-ready = 下一桌已备好。
go-there = 前往
record = 保存记录

## Replay
replay = 回放
replay-sub = { $code }回放
replay-first = 到开头
replay-back = 上一步
replay-forward = 下一步
replay-last = 到结尾
replay-play = 播放
replay-pause = 停止
replay-move = 第{ $n }步，共{ $of }步
replay-eyes = 视角
eyes-open = 全部公开
eyes-watcher = 旁观者
beliefs-show = 这个座位能知道什么
beliefs-spectator = 旁观者能知道什么
beliefs-chance = { $what } { $percent }%
replay-link = 复制这一步的链接
play-on = 从这里接着玩
play-on-how = 新开一桌，从这一步继续，运气相同，其他座位由电脑接手。
play-on-seat = 你的座位
no-such-game = 没有这局游戏。
no-replays = 还没有结束的游戏。
moves = { $n }步

## Profile
profile = 个人
name = 名字
account = 账号
account-no = 你是访客：这个浏览器记得你。
account-yes = 这个名字归你：账号保存着它。
account-why = 通行密钥或密码可以保留你的名字和对局，在别的设备上也一样。如果名字已是你的，请登录。
password = 密码
password-old = 旧密码
password-new = 新密码
keep-name = 保留这个名字
login = 登录
passkey-keep = 用通行密钥保留名字
passkey-login = 用通行密钥登录
passkey-add = 添加通行密钥
passkey-count = { $n ->
    [0] 还没有通行密钥。
   *[other] { $n }个通行密钥。
}
logout = 退出
logout-everywhere = 在所有设备上退出
logout-everywhere-yes = 是的，全部退出
logout-everywhere-why = 所有设备都会退出，包括这一台，机器人的令牌也会失效。
logout-everywhere-done = 已在所有设备上退出。
forget = 删除账号
forget-yes = 永久删除
device = 第二台设备
device-how = 用手机扫码，在那边也是你。只能用一次，十分钟内有效。
device-show = 显示二维码
device-here = 在这里使用与另一台设备相同的身份。
device-use = 好
ratings = 等级分
rating-settles = { $n }局后显示
games-played = { $n }局
statistics = 统计
played = 局数
won = 胜
win-rate = 胜率
game-won = 胜
game-lost = 负
last-games = 最近的游戏

## Errors
error-offline = 服务器没有回应。
error-not_yours = 那是别人的座位。
error-not_host = 只有桌主能这样做。
error-not_now = 现在不行。
error-taken = 座位已有人。
error-kicked = 桌主请你离开。
error-muted = 你不能在这里聊天。
error-too_often = 太快了，等一下。
error-name_taken = 这个名字已有人用。
error-wrong_password = 名字或密码错误。
error-not_allowed = 这里不允许。
error-too_many = 一次太多了。
error-conflict = 请再试一次。
error-internal = 服务器出错了。

## Around the table
name-ask = 大家怎么称呼你？
look-on = 旁观
looks-on = 旁观
looking-on = 旁观：{ $names }
looking-more = 另有{ $n }人
seat-gone = 未连接
lost-address = 地址可能有误。可以从这里继续，或输入桌号：
lost-code = 这里没有{ $code }。是否有字母输错？请再要一次链接，或换一个代码：
no-such-person = 这个地址没有人。
open-one = 开一桌，或看一局
open-table = 开桌
watch-bots = 看机器人对局
duration = { $n ->
    [0] 不到一分钟
   *[other] { $n }分钟
}
lost-connection = { $seat }掉线了。
bot-soon = { $n }秒后由机器人代打。
bot-played = 机器人替你走了{ $n }步：查看
bot-played-title = 机器人替你走的
mute-all = 静音
unmute-all = 打开声音
sound-on = 打开声音，{ $n }%
volume-offer = 要声音吗？
no-thanks = 不用了

## 讲述与节奏
then-also = ，然后{ $rest }
forced-then = { $what }：{ $then }
list-more = 、
skip-beat = 跳过
pace-of = 节奏
speed-slow = 慢
speed-natural = 正常
speed-quick = 快
speed-instant = 立即
one-step = 单步
tell-again = 上一回合以来发生了什么
pace-keys = 空格键跳过一步；点击可选的答案会跳过讲述。
to-the-end = 跳到结局
continue = 继续
replay-turn-back = 上一回合
replay-turn-on = 下一回合
replay-speed = 速度

## Gallery
gallery = 全部图画
gallery-faces = 人物
gallery-tokens = 标记
gallery-small = 小图
gallery-parts = 部件与状态
gallery-symbols = 符号与图标

# 开局前可选的内容。
choice-random = 随机
option-bang-simple = 简化玩法：不用炸药、监狱、决斗、印第安人和杂货店
option-bang-keep_characters = 下一局幸存者可以保留角色
option-bang-keep = 幸存者可以保留的角色
option-bang-rotate_sheriff = 下一局警长顺移一个座位
option-bang-sheriff = 警长
choice-bang-sheriff-random = 随机
option-bang-characters = 选择角色
option-samurai_sword-pace = 起始荣誉
choice-samurai_sword-pace-normal = 标准
choice-samurai_sword-pace-quick = 少一点，快速游戏
option-samurai_spirit-difficulty = 难度
choice-samurai_spirit-difficulty-easy = 简单
choice-samurai_spirit-difficulty-normal = 普通
choice-samurai_spirit-difficulty-hard = 困难
choice-samurai_spirit-difficulty-heroic = 英雄
option-samurai_spirit-samurai = 逐个座位选择武士
option-samurai_spirit-seats = 你带领几名武士
option-samurai_spirit-spare_tokens = 缺席武士的支援标记

## What a click that is no move shows
deck-open = 牌堆，{ $n }张：查看已见与剩余
discard-open = 弃牌堆，{ $n }张：翻看
deck-list = 已见与剩余的牌
discard-pile = { $n ->
    [0] 弃牌堆是空的
   *[other] 弃牌堆，{ $n }张
}
last-first = 最后弃的在最前。
no-cards = 没有。
copies-note = { $n ->
    [0] 每张牌的位置你都知道。
   *[other] 有{ $n }张牌你看不到：在牌堆里，或在别人手里。
}
copies-card = 牌
copies-of = 总张数
copies-seen = 已见
copies-left = 剩余
deeds = 对其他人的举动
no-deeds = 还没有帮过或打过任何人。
deed-times = { $deed }，{ $n }次
steps = { $n }步
sum-more = +{ $n }{ $name }
sum-less = −{ $n }{ $name }
sum-of = { $parts }＝{ $n }
sum-least = { $said }，不会更近
role-hidden = 身份未揭晓。仍未揭晓：{ $roles }。
roles-hidden = 仍未揭晓：{ $roles }。
roles-known = 所有身份都已揭晓。
roles-title = 本局身份
distances = 距离
in-front = 面前的牌
known-in-hand = 已知的手牌
sign-bot = 电脑玩家
sign-away = 电脑代打
sign-wifi = 未连接
