import type { ServerOptions } from '#composer/server/createServer.ts';
import { accessLogs } from '#composer/server/watch/Traffic.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const counts = [
  'PORTICO_REQUESTS_PER_MINUTE',
  'PORTICO_LEADS_RETENTION_DAYS',
  'PORTICO_CDN_SECONDS',
] as const;

/** Explains which setting of the environment is wrong; `undefined` if none is. */
export function wrongSetting(env: Environment): string | undefined {
  const name = counts.find((one) => env[one] !== undefined && !/^[1-9]\d{0,8}$/.test(env[one]));
  if (name !== undefined) return `${name} must be a whole number from 1; got "${env[name]}".`;
  const seconds = env['PORTICO_DRAIN_SECONDS'];
  if (seconds !== undefined && !/^\d{1,3}$/.test(seconds))
    return `PORTICO_DRAIN_SECONDS must be a whole number from 0 to 999; got "${seconds}".`;
  const log = env['PORTICO_ACCESS_LOG'];
  if (log !== undefined && log !== '' && !accessLogs.some((one) => one === log))
    return `PORTICO_ACCESS_LOG must be ${accessLogs.join(', ')}; got "${log}".`;
  return undefined;
}

/** Seconds that load balancers have to notice that a server is about to stop. A demo has none before it. */
const usualDrainSeconds = 5;

/** Returns for how many seconds a server that was told to stop still takes requests. */
export const drainSeconds = ({ PORTICO_DRAIN_SECONDS: text }: Environment, isDemo: boolean): number =>
  text === undefined ? (isDemo ? 0 : usualDrainSeconds) : Number(text);

/**
 * Returns how a server is watched.
 *
 * @param metricsPort The port of metrics, which are not served without it.
 * @param onOpen Called with their address.
 */
export function watchSettings(
  { PORTICO_METRICS_HOST: host, PORTICO_ACCESS_LOG: log }: Environment,
  metricsPort: number | undefined,
  onOpen: (url: string) => void,
): Pick<ServerOptions, 'metrics' | 'accessLog'> {
  const accessLog = accessLogs.find((name) => name === log);
  return {
    ...(metricsPort !== undefined && { metrics: { port: metricsPort, ...(host && { host }), onOpen } }),
    ...(accessLog && { accessLog }),
  };
}
