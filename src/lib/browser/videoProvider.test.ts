import { expect, test } from 'vitest';
import { playerScript } from './videoProvider.ts';

test('WIDG-15 the address of a player’s script is made of its account, player and embed, each one part of the path', () => {
  const template = 'https://players.example/{account}/{player}_{embed}/index.min.js?{other}';
  expect(playerScript(template, { account: '1/..', playerID: '$&', embed: '{account}' })).toBe(
    'https://players.example/1%2F../%24%26_%7Baccount%7D/index.min.js?{other}',
  );
});
