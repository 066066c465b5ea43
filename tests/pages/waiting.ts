import type { Page } from 'playwright';
import type { Visit, VisitOptions } from './visit.ts';

/** Opens a page whose scripts are not loaded until `letGo` is called. */
export async function waiting(
  visit: Visit,
  path: string,
  options: VisitOptions = {},
): Promise<{ page: Page; letGo: () => void }> {
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const page = await visit(path, {
    until: 'domcontentloaded',
    prepare: (opened) =>
      opened.route('**/assets/*.js', async (route) => {
        await promise;
        await route.continue();
      }),
    ...options,
  });
  return { page, letGo };
}
