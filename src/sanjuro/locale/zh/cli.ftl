## 在终端里玩
cli-begin = { $title }。输入 { $help } 查看可用命令。
cli-help =
    输入编号或行动的写法即可执行
    ?          列出所有行动
    ? 词语     列出含有该词的行动
    why 行动   为什么不能这样做
    table      再看一次桌面
    log        到目前为止发生的一切
    save 文件  保存对局记录
    quit       退出游戏
cli-you = { $name } (你)
cli-left = 已退出游戏。
cli-times = { $line }（{ $n } 次）
cli-can_be_played = 可以这样做
cli-more = …… 还有更多：输入 ? 列出全部 { $n } 个
cli-no_such_word = 没有含“{ $word }”的行动
cli-save_needs_name = save 后面要写文件名
cli-saved = 已保存：{ $file }；用“{ $command }”可以重看
cli-cannot_write = 无法写入 { $file }

## 结束
cli-and = { "、" }
cli-won = { $winners } 获胜：{ $reason }
cli-nobody_won = 无人获胜：{ $reason }
cli-points = 得分：{ $scores }

## 重看对局
cli-seat = { $n } 号

## 《忍》的桌面
cli-shinobi-province = 领地
cli-shinobi-hand = 手牌
cli-shinobi-agent = 所属家族
cli-shinobi-all = 合计
cli-shinobi-piles = 牌堆：{ $deck }   弃牌：{ $discard }
cli-shinobi-last = 最后一轮：{ $seat } 最后行动
cli-shinobi-own_hand = 你的手牌：
