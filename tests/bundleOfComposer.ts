import { composerBundle } from '#composer/cli/bundle.ts';

let bundle: Promise<string> | undefined;

/** Returns the folder of the composer's programs, as they are built for commands. */
export const bundleOfComposer = (): Promise<string> => (bundle ??= composerBundle(process.cwd()));
