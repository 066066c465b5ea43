import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { dev } from './commands/dev.ts';
import { gen } from './commands/gen.ts';
import { leads } from './commands/leads.ts';
import { newSection } from './commands/new.ts';
import { pageViews } from './commands/pageViews.ts';
import { rates } from './commands/rates.ts';
import { serve } from './commands/serve.ts';

export { allSections } from '#composer/project/allSections.ts';

/** Every command, in the order of the help text. */
export const allCommands = [check, build, serve, leads, pageViews, rates, dev, gen, newSection];
