import { setFlagsFromString } from 'node:v8';
import { Command, Option } from '@commander-js/extra-typings';
import { type MakeCommand, port, type SiteContext, hostOption } from '#composer/cli/kit/Cli.ts';
import { listen, listenFailure } from '#composer/cli/kit/listen.ts';
import { serverStore } from '#composer/cli/kit/storeSettings.ts';
import { untilChanged } from '#composer/cli/kit/OwnChanges.ts';
import { siteFolder } from '#composer/cli/kit/siteFolder.ts';
import { nativePackages, requirePackages } from '#composer/native/nativePackages.ts';
import { devFolder } from '#composer/dev/client/messages.ts';

/**
 * Keeps the heap small: the server runs all day, and by default V8 lets the heap grow to a multiple of its live data.
 */
const heapFlag = '--heap-growing-percent=50';

/** `portico dev`: renders pages from their source files. Saving a file or section updates the open page in place. */
export const dev: MakeCommand<SiteContext> = ({ context, output, action }) =>
  new Command('dev')
    .description('preview pages and sections while you write them')
    .option('--pages <folder>', 'folder of the pages', 'pages-json')
    .addOption(new Option('--port <n>', 'port to listen on').env('PORT').argParser(port).default(4173))
    .addOption(hostOption())
    .action(
      action(async (given) => {
        requirePackages([...nativePackages, 'vite', '@vitejs/plugin-react']);
        const { root } = context;
        setFlagsFromString(heapFlag);
        const pages = siteFolder(root, given.pages);
        let settings: ReturnType<typeof serverStore>;
        try {
          settings = serverStore(root, process.env);
        } catch (error) {
          output.error(`portico dev: ${error instanceof Error ? error.message : String(error)}\n`);
          return 1;
        }
        const { DevServer } = await import('#composer/dev/DevServer.ts');
        const server = new DevServer({ ...context, pages, ...settings });
        await server.start();
        let bound: number;
        try {
          bound = await listen(server.http, given);
        } catch (error) {
          output.error(`portico dev: ${listenFailure(error, given.port, 'npm run dev')}\n`);
          await server.close();
          return 1;
        }
        const origin = `http://localhost:${bound}`;
        output.out(`The site: ${origin}/\nAll pages and sections: ${origin}${devFolder}\n`);
        const code = await untilChanged({ ...context, command: 'dev', args: ['--pages', given.pages] });
        await server.close();
        return code;
      }),
    );
