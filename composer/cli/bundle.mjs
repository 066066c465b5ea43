// Bundles the composer's sources into one program, so that a command starts in a moment.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serializeOnce } from '#composer/publish/serializeOnce.mjs';

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(?:tsx?|mjs|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Changes when a source does. */
function sourcesKey(root) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of [
    ...sources(join(root, 'src')),
    ...sources(join(root, 'composer')),
    join(root, 'package-lock.json'),
  ]) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Bundles programs for Node as the composer is bundled: with what makes its rendering fast.
 *
 * @param entries source files by the name of their program.
 * @param out folder of the programs; what is in it is lost.
 */
export async function bundleForNode(root, entries, out) {
  const { build } = await import('vite');
  // Vite reads NODE_ENV from the shell; a bundle is the same wherever it was made.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [serializeOnce(root)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: {
      noExternal: true,
      external: [
        'vite',
        '@vitejs/plugin-react',
        'fastify',
        '@fastify/rate-limit',
        '@fastify/formbody',
        'better-sqlite3',
        'kysely',
        'lightningcss',
        'pg',
        'jsonc-parser',
        'marked',
        'pino',
      ],
    },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', format: 'es' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/**
 * Bundles the composer, unless these sources already are.
 *
 * @returns the bundle's folder; its name is the digest of the sources.
 */
export async function composerBundle(root) {
  const cacheFolder = join(root, '.portico', 'composer');
  const out = join(cacheFolder, sourcesKey(root));
  if (existsSync(join(out, 'main.mjs'))) return out;
  mkdirSync(cacheFolder, { recursive: true });
  const beside = `${out}.${process.pid}`;
  const entries = {
    main: join(root, 'composer/cli/main.ts'),
    renderWorker: join(root, 'composer/publish/renderWorker.ts'),
  };
  await bundleForNode(root, entries, beside);
  moveOnce(beside, out);
  for (const name of readdirSync(cacheFolder)) {
    const stale = join(cacheFolder, name);
    if (stale !== out && Date.now() - statSync(stale).mtimeMs > 3_600_000)
      rmSync(stale, { recursive: true, force: true });
  }
  return out;
}

/** Moves a finished folder to its place; another process that was there first made the same. */
function moveOnce(beside, out) {
  try {
    renameSync(beside, out);
  } catch (error) {
    if (!existsSync(out)) throw error;
    rmSync(beside, { recursive: true, force: true });
  }
}
