import { audit } from './commands/audit.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { dev } from './commands/dev.ts';
import { gen } from './commands/gen.ts';
import { init } from './commands/init.ts';
import { leads } from './commands/leads.ts';
import { newCommand } from './commands/new.ts';
import { openapi } from './commands/openapi.ts';
import { pageViews } from './commands/pageViews.ts';
import { rates } from './commands/rates.ts';
import { releases } from './commands/releases.ts';
import { serve } from './commands/serve.ts';
import { verifyService } from './commands/verifyService.ts';

export { allSections } from '#composer/project/allSections.ts';

/** Every command, in the order of the help text. */
export const allCommands = [
  init,
  check,
  build,
  serve,
  releases,
  leads,
  audit,
  pageViews,
  rates,
  dev,
  gen,
  newCommand,
  openapi,
  verifyService,
];
