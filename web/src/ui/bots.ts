/** How bots are displayed, by level. */
import { t } from '../words/fluent.svelte';

export type BotIcon = 'bot' | 'bot-novice' | 'bot-expert';

export function botIcon(level: string | null | undefined): BotIcon {
  if (level === 'novice') return 'bot-novice';
  return level === 'expert' ? 'bot-expert' : 'bot';
}

/** The label of a bot's level, next to its name. */
export const botOf = (level: string | null | undefined): string =>
  t('seat-bot', { level: t(`bot-${level ?? 'rules'}`) });
