import { join } from 'node:path';
import { hasContent, writeWhole } from '#composer/publish/whole/wholeFiles.ts';
import { privateFolder, type Release } from '#composer/release/release.ts';
import { hostedSite } from './hostedSite.ts';
import { headersFile, redirectsFile } from './hostFiles.ts';
import { nginxConfig } from './nginxConfig.ts';

/** Writes what static hosts read: `_headers`, `_redirects`, and settings for nginx. */
export function writeHostFiles(target: string, release: Pick<Release, 'redirects' | 'pages'>): void {
  const site = hostedSite(release);
  const files = {
    _headers: headersFile(),
    _redirects: redirectsFile(site),
    [`${privateFolder}/nginx.conf`]: nginxConfig(site),
  };
  for (const [name, content] of Object.entries(files))
    if (!hasContent(join(target, name), content)) writeWhole(join(target, name), content);
}
