import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { BrandTokens } from '#theme/BrandTokens.ts';
import type { SectionSet } from '#composer/page/SectionSet.ts';
import { clientModules, packagePlaces } from '#composer/publish/client/clientModules.ts';
import { ownTheme, packageFolders, sitePackages } from '#composer/publish/client/sitePackagesPlugin.ts';
import { liveThemeModule, resolvedThemeModule } from '#composer/publish/client/themeModule.ts';
import { devModules } from './live/devModules.ts';
import type { Live } from './DevSite.ts';

interface ViteOptions {
  /** The project's folder. */
  readonly root: string;
  /** Portico's own folder with its sources. */
  readonly library: string;
  readonly sections: SectionSet;
  /** Folder of the site's JSON. */
  readonly pages: string;
  /** The HTTP server that carries Vite's WebSocket. */
  readonly http: Server;
  /** Returns the current tokens of the site's brand. */
  readonly tokens: () => BrandTokens | undefined;
}

/** Vite with the sources of the library and of the site's packages. */
interface OpenVite {
  readonly vite: ViteDevServer;
  /** Folders of the site's packages and theme. Linked packages are watched for changes; installed ones are not. */
  readonly packages: readonly string[];
}

/** Starts Vite, which serves sources to browsers and loads them for the server. */
export async function openVite({
  root,
  library,
  sections,
  pages,
  http,
  tokens,
}: ViteOptions): Promise<OpenVite> {
  const sources = { root, library, sections, beside: pages };
  const [names, from] = [[...sections.packages.keys()], packagePlaces(sources)];
  const theme = ownTheme(root);
  const packages = [
    ...packageFolders(names, from),
    ...(theme === undefined ? [] : [realpathSync(dirname(theme))]),
  ];
  // Assigned by name: if the bundler inlined the value, React's hot reload would be dropped.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { default: react } = await import('@vitejs/plugin-react');
  const vite = await createServer({
    root: library,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    // Sites with other packages have other dependencies.
    cacheDir: join(root, '.portico', 'dev', ['vite', ...names].join('-').replaceAll(/[^\w-]/g, '_')),
    plugins: [
      react(),
      clientModules(sources, devModules),
      sitePackages(library, { names, from, theme }),
      liveThemeModule(tokens, theme),
    ],
    optimizeDeps: { entries: ['src/sections/*/*.{tsx,js}', 'composer/{client,dev/client}/*.{ts,tsx,js}'] },
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [root, library, realpathSync(join(root, 'node_modules')), ...packages] },
      watch: {
        ignored: [
          '**/.portico/**',
          '**/portico-data/**',
          '**/dist/**',
          '**/tests/**',
          '**/stories/**',
          '**/*.schema.json*',
        ],
      },
      warmup: {
        clientFiles: ['composer/dev/client/devClient.{ts,js}', 'composer/client/hydrateView.{tsx,js}'],
        ssrFiles: ['composer/dev/live/liveSite.{ts,js}'],
      },
    },
  });
  return { vite, packages };
}

/** Loads the composer from its current sources. @throws {Error} if one of them cannot be loaded. */
export const loadLive = (vite: ViteDevServer): Promise<Live> =>
  // The type is that of the module with this name.
  vite.ssrLoadModule('#composer/dev/live/liveSite.ts') as Promise<Live>;

/** Invalidates the theme, so that islands which are hydrated from now on use the current tokens. */
export function forgetTheme({ moduleGraph }: ViteDevServer): void {
  const module = moduleGraph.getModuleById(resolvedThemeModule);
  if (module) moduleGraph.invalidateModule(module);
}
