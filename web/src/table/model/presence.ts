/** Which players are absent, and when bots stand in. */
import type { TableModel } from './model.svelte';

/** When a bot plays for the seat that is asked, because its person is absent; null if they are present. */
export function standInAt(table: TableModel): number | null {
  const seat = table.asked;
  const sitter = seat === null ? undefined : table.seats[seat];
  if (seat === null || sitter?.holder !== 'person' || sitter.away) return null;
  const { gone, grace } = table.presence;
  const since = gone[seat] ?? null;
  return since === null || grace === null ? null : Math.max(since, table.clock.asked ?? 0) + grace;
}
