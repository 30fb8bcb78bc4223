/** What the page of a table shows in the question's bar: a pause, a lost connection, a bot that is playing. */
import { getContext, setContext, type Snippet } from 'svelte';

type Notice = () => Snippet | undefined;

const KEY = Symbol('notice');
export const setNotice = (notice: Notice): Notice => setContext(KEY, notice);
export const getNotice = (): Notice => getContext<Notice | undefined>(KEY) ?? (() => undefined);
