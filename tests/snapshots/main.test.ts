import { expect, test, vi } from 'vitest';
import { main } from './main.ts';

/** Returns the exit code and output of the command, without a browser. */
async function said(...args: string[]): Promise<readonly [number, string]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const code = await main(process.cwd(), args);
    return [code, log.mock.calls.flat().join('\n')];
  } finally {
    log.mockRestore();
  }
}

test('--help says how the command is used, and is no error', async () => {
  const [code, text] = await said('--help');
  expect(code).toBe(0);
  expect(text).toMatch(/^npm run snapshots /);
  expect(await said('-h')).toEqual([code, text]);
});

test('an option that is not known is named before the usage', async () => {
  const [code, text] = await said('--widths', '375');
  expect(code).toBe(2);
  expect(text).toContain("'--widths'");
  expect(text).toContain('npm run snapshots -- --only');
});
