import { describe, expect, it } from 'vitest';

import { fromPath, fromShared, parse } from './router.svelte';

describe('routes', () => {
  it('are after the hash', () => {
    expect(parse('#/r/ABC123?move=7')).toMatchObject({ page: 'r', rest: ['ABC123'] });
    expect(parse('#/r/ABC123?move=7').query.get('move')).toBe('7');
    expect(parse('').page).toBe('');
  });

  it.each([
    ['/t/ABC123', '', '#/t/ABC123'],
    ['/games/sanjuro/t/ABC123', '', '#/t/ABC123'],
    ['/r/ABC123', '#12.3', '#/r/ABC123?move=12&eyes=3'],
    ['/r/ABC123', '#12', '#/r/ABC123?move=12'],
    ['/device', '#TOKEN', '#/device/TOKEN'],
  ])('%s%s is %s', (path, hash, route) => {
    expect(fromShared(path, hash)).toBe(route);
  });

  it('ignore other URLs', () => {
    expect(fromShared('/', '')).toBeNull();
    expect(fromShared('/sanjuro/', '#/rules')).toBeNull();
  });

  it('accept a URL typed without the hash', () => {
    expect(fromPath('/games/rules/bang', '/games/')).toBe('#/rules/bang');
    expect(fromPath('/games/', '/games/')).toBeNull();
    expect(fromPath('/index.html', '/')).toBeNull();
  });
});
