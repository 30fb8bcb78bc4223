## Games

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
pitch-more = 在浏览器里玩{ $games }。和朋友玩，和电脑玩，或者一起玩。
quoted-game = { $game }
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
sit-too = 同机加人
sit-too-title = 在这台设备上加一位玩家
sit-too-secret = 你们共用一台设备，轮流传递。显示手牌之前，屏幕会先请对应的玩家接过设备，其他人请勿偷看。本局不计入等级分。
sit-too-open = 你们共用一台设备。这个游戏没有秘密，不必回避。本局不计入等级分。
sit-too-name = 另一位玩家的名字
sit-too-taken = 这张桌子上已有人用这个名字。
sit-too-do = 添加玩家
curtain-pass = 请把设备交给{ $name }
curtain-why = 现在只有{ $name }可以看屏幕。
curtain-lift = 我是{ $name }：显示我的牌
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
clock-blitz = 快速
clock-normal = 普通
clock-relaxed = 宽松
clock-day = 每步一天
clock-three_days = 每步三天
pace = 电脑的速度
pace-slow = 慢速
pace-natural = 像真人一样
pace-quick = 快速
pace-instant = 即时
setting-open = 公开列出
setting-open-hint = 否则只有拿到链接或桌号的人能进来。
setting-watch = 允许旁观
setting-ghosts = 出局的玩家可以看到全部
setting-rated = 计入等级分
setting-rated-hint = 结果会影响等级分，开局后桌主不能请走玩家。
setting-forced = 没有选择时替我回答
setting-forced-hint = 稍等片刻，免得别人看出来。

## Before the game
seats = 座位
seat-number = { $n }号座位
seat-free = 空
host = 桌主
lobby-wait-host = 座位已满。等待{ $name }开始游戏。
lobby-host-at-result = { $name }还在看上一局的结果，之后开始游戏。
lobby-take-over = 桌主已离开一段时间，你可以开始游戏。
lobby-full = 座位已满。你可以留下旁观，或等待空位。
lobby-full-closed = 座位已满，且这张桌子不允许旁观。请等待空位。
open-another = 另开一桌
seat-at-result = 正在看结果
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
only-here = 此链接只能在这台电脑上打开。
only-here-how = 想邀请同一网络里的人，请停止服务器，再用以下命令启动：
only-here-or = 或
copy-link = 复制链接
share = 分享
kick = 请{ $name }离开

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
own-things = 你的牌和标记
hand = 你的手牌，{ $n }张
hand-of = { $name }的手牌
cards-in-hand = 手牌{ $n }张
pile-deck = 牌堆
pile-discard = 弃牌
distance = 距离{ $n }
distance-reach = 射程之内，距离{ $n }
seat-away = 电脑代打
clock-left = 剩余{ $time }

## Log and chat
log = 记录
log-filter = 显示哪些
log-all = 全部
log-big = 重要
log-mine = 与我有关
log-earlier = 更早的记录
log-point = 显示
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
careful-hint-touch = 再点一次才出牌。
pause = 暂停
resume = 继续
paused = 游戏已暂停。
go-away = 让电脑代打
take-back = 拿回座位
bot-plays-for-you = 电脑正在替你打。
you-are-out = 你已出局。
open-view = 看全部
open-view-hint = 所有牌都公开，只有你看得到。
look-as = 视角
leave = 彻底离开
leave-sure = 电脑会替你打完，你不能再回来。
leave-yes = 离开
leave-no = 留下
fair = 公平发牌
fair-text = 洗牌用的密钥，其散列值在发第一张牌之前人人可见。游戏结束后公布密钥，谁都可以验证洗牌。

## The end
over = 游戏结束
over-winners = { $names }获胜。
over-you-won = 你赢了。
over-you-won-with = 你赢了，一同获胜的还有{ $names }。
over-you-lost = 你输了：{ $names }获胜。
over-all-won = 全体获胜。
over-lost = 全体失败。
over-nobody-won = 无人获胜。
password-short = 至少{ $n }个字符。
winner = 胜
turning-points = 转折点
turning-how = 最关键的决定：与当时其他可选的行动相比。
begin-who = 你的身份
begin-go = 入座
over-won-why = 你赢了：{ $why }。
over-lost-why = 你输了：{ $why }。
chances = 胜率
chances-how = 估算方法：手牌和身份不变，从每个回合起由电脑打完。
chances-loading = 正在计算胜率……
chances-change = { $from }%→{ $to }%
chances-line = { $side }：{ $from }%→{ $to }%
chances-summary = 从第一步到最后一步的胜率。{ $sides }
chances-turn = 回合
chances-end = 结束
chances-percent = { $n }%
turning-none = 没有哪一步决定了这局。
turning-move = 第{ $n }步
new-game = 新游戏
see-table = 看牌桌
result = 结果
rematch = 再来一局
rematch-ready = 下一桌已经备好。
rematch-wanted = { $name }想再来一局。
rematch-join = 加入
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
beliefs-chance = { $what }{ $percent }%
replay-link = 复制这一步的链接
play-on = 从这里接着玩
play-on-how = 新开一桌，从这一步继续，由电脑陪玩，运气不变。
play-on-seat = 你的座位
play-on-as = { $name }，{ $was }
what-if = 假如
what-if-from = 假如：{ $code }，第{ $move }步
seat-yours = { $name }（你）
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
logout-everywhere-why = 所有设备都会退出，包括这一台；你为电脑玩家生成的令牌也会失效。
logout-everywhere-done = 已在所有设备上退出。
forget = 删除账号
forget-yes = 永久删除
registered = 已注册的名字
sessions = 登录的设备
sessions-how = 你登录过的浏览器。请结束你不认识的登录。
session-current = 当前浏览器
session-unknown = 未知浏览器
session-seen = 最近使用：{ $when }
session-since = 登录时间：{ $when }
session-end = 结束此登录
session-ended = 已结束该登录。
my-data = 我的数据
my-data-export = 下载我的数据
forget-guest = 删除我的数据
forget-why = 你的名字、聊天记录和所有登录都会被清除。你玩过的对局会保留，但不再显示你的名字。此操作无法撤销。
forget-done = 你的数据已清除。
device = 第二台设备
device-how = 用手机扫码，就能在手机上使用同一账号。只能用一次，十分钟内有效。
device-show = 显示二维码
device-here = 在这里使用与另一台设备相同的账号。
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
error-banned = 服务器管理员已封禁你。
error-muted = 你不能在这里聊天。
error-too_often = 太快了，等一下。
error-name_taken = 这个名字已有人用。
error-wrong_password = 名字或密码错误。
error-not_allowed = 这里不允许。
error-too_many = 一次太多了。
error-conflict = 请再试一次。
error-internal = 服务器出错了。
error-unavailable = 暂时无法使用，请稍后再试。

## Around the table
name-ask = 大家怎么称呼你？
look-on = 旁观
looks-on = 旁观
looking-on = 旁观：{ $names }
looking-more = 另有{ $n }人
seat-gone = 未连接
lost-address = 地址可能有误。可以从这里继续，或输入桌号：
lost-code = 没有桌号为{ $code }的牌桌。是不是输错了？请再要一次链接，或换一个桌号：
no-such-person = 这个地址没有人。
open-one = 开一桌，或看一局
open-table = 开桌
watch-bots = 看电脑对局
duration = { $n ->
    [0] 不到一分钟
   *[other] { $n }分钟
}
lost-connection = { $seat }掉线了。
bot-soon = { $n }秒后由电脑代打。
bot-played = 电脑替你走了{ $n }步：查看
bot-played-title = 电脑替你走的步
mute-all = 静音
unmute-all = 打开声音
volume-offer = 要打开声音吗？
yes = 要
no = 不要

## 讲述与节奏
then-also = { $n ->
    [1] ，然后{ $rest }
   *[other] ，接着{ $rest }
}
forced-then = { $what }：{ $then }
list-more = 、
skip-beat = 跳过
pace-of = 速度
speed-slow = 慢速
speed-natural = 正常
speed-quick = 快速
speed-instant = 即时
one-step = 逐步
tell-again = 我上一回合之后发生了什么
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

## What a click that is no move shows
deck-open = 牌堆，{ $n }张：查看已见与剩余
discard-open = 弃牌堆，{ $n }张：翻看
deck-list = 已见与剩余的牌
discard-pile = { $n ->
    [0] 弃牌堆是空的
   *[other] 弃牌堆，{ $n }张
}
last-first = 最近弃掉的在最前。
no-cards = 没有。
copies-note = { $n ->
    [0] 每张牌的位置你都知道。
   *[other] 有{ $n }张牌你看不到：在牌堆里，或在别人手里。
}
copies-card = 牌
copies-of = 总张数
copies-seen = 已见
copies-left = 剩余
deeds = 对其他玩家的行动
no-deeds = 还没有帮助或攻击过任何人。
deed-times = { $deed }，{ $n }次
steps = { $n }步
sum-more = +{ $n }{ $name }
sum-less = −{ $n }{ $name }
sum-of = { $parts }＝{ $n }
sum-least = { $said }（最小值）
role-hidden = 身份未揭晓。仍未揭晓：{ $roles }。
roles-hidden = 仍未揭晓：{ $roles }。
roles-known = 所有身份都已揭晓。
roles-title = 本局身份
distances = 距离
in-front = 面前的牌
known-in-hand = 已知的手牌
sign-bot = 电脑
sign-away = 电脑代打
sign-wifi = 未连接
sign-registered = 已注册的名字

## Proposals

proposal-pause = { $name }想暂停一下。
proposal-pace = { $name }想把速度改为“{ $pace }”。
proposal-agree = 同意
proposal-refuse = 拒绝
proposal-mine-pause = 你提议暂停。等待{ $names }答复。
proposal-mine-pace = 你提议把速度改为“{ $pace }”。等待{ $names }答复。
proposal-agreed = 你已同意。等待{ $names }答复。
proposal-withdraw = 撤回
proposal-refused = { $name }拒绝了，一切照旧。
proposal-lapsed = 有人没有及时答复，一切照旧。
consent-hint = 暂停或改变速度须得到所有在玩的人同意。
pauses-left = 你还可以提议暂停{ $n }次。
pauses-used = 你在这局里的暂停次数已用完。
rated-no-kick = 这局计入等级分：开局后不能请走玩家。
kicked-note = 桌主请走了{ $name }。
lock = 关闭邀请链接
lock-hint = 只有来过这桌的人才能进来。
locked-note = 桌主关闭了邀请链接。
unlocked-note = 桌主重新开放了邀请链接。

plain-turn = 轮到{ $seat }
plain-out = 已出局
plain-table = 桌面
plain-face-down = 有{ $n }张牌背面朝上。
