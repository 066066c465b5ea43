import { isRecord } from '#lib/values/isRecord.ts';
import type { ServiceSpec } from './defineService.ts';

/** A module of the site's `services` folder, as it was loaded. */
export interface SiteServiceModule {
  /** Its path in the project, such as `services/branchHours.ts`. */
  readonly file: string;
  /** Absent if it failed to load. */
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

/** A service of the site's own, with the file that defines it. */
export interface SiteService extends ServiceSpec {
  readonly file: string;
}

/** Whether a value has the shape that `defineService` returns. Does not check the types of the schemas. */
const isService = (value: unknown): value is ServiceSpec =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  isRecord(value['request']) &&
  isRecord(value['response']) &&
  typeof value['answer'] === 'function';

/**
 * Returns the services of the site's own.
 *
 * @throws {Error} if a module failed to load or exports no service, or if two have the same path.
 */
export function readSiteServices(modules: readonly SiteServiceModule[]): readonly SiteService[] {
  const files = new Map<string, string>();
  return modules.map(({ file, exports, error }) => {
    if (error !== undefined || !exports) throw new Error(`${file} failed to load: ${error ?? 'not found'}`);
    const spec = Object.values(exports).find(isService);
    if (!spec) throw new Error(`${file} must export a service that was created with defineService.`);
    const place = `${spec.method ?? 'GET'} ${spec.path}`;
    const other = files.get(place);
    if (other !== undefined) throw new Error(`${file} and ${other} both answer ${place}.`);
    files.set(place, file);
    return { ...spec, file };
  });
}
