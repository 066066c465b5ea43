import type { CaptchaType, OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider, ChallengeResult } from './captcha.ts';

type Widget = string | number;

/** The API that the supported captcha scripts have in common. */
interface CaptchaApi {
  readonly render: (box: HTMLElement, parameters: Readonly<Record<string, unknown>>) => Widget;
  readonly execute: (widget: Widget) => unknown;
  readonly reset: (widget: Widget) => void;
}

/** Timeout in milliseconds for loading the script, and for a token that needs no interaction. */
const timeoutMs = 30_000;

/** Global function that a provider's script calls when it is ready. Its name is passed in the script's URL. */
const onLoad = 'porticoCaptchaReady';

const isApi = (value: unknown): value is CaptchaApi =>
  ['render', 'execute', 'reset'].every(
    (name) => typeof (value as Partial<Record<string, unknown>> | undefined)?.[name] === 'function',
  );

/**
 * Wraps callbacks in a promise with a timeout.
 *
 * @throws {Error} if it takes longer than visitors will wait.
 */
function inTime<Value>(work: (done: (value: Value) => void, fail: (error: Error) => void) => void) {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha did not answer in time.')), timeoutMs);
    const end = () => clearTimeout(timer);
    work(
      (value) => (end(), resolve(value)),
      (error) => (end(), reject(error)),
    );
  });
}

let loading: Promise<CaptchaApi> | undefined;

function loadApi({ script, api }: OutsideCaptcha): Promise<CaptchaApi> {
  loading ??= inTime<CaptchaApi>((done, fail) => {
    const address = new URL(script);
    address.searchParams.set('render', address.searchParams.get('render') ?? 'explicit');
    address.searchParams.set('onload', onLoad);
    const globals: Record<string, unknown> = window as unknown as Record<string, unknown>;
    globals[onLoad] = () => {
      const captchaApi = globals[api];
      if (isApi(captchaApi)) done(captchaApi);
      else fail(new Error(`The script of the captcha has no "${api}".`));
    };
    const element = Object.assign(document.createElement('script'), { src: address.href, async: true });
    element.addEventListener('error', () => fail(new Error('The script of the captcha was not loaded.')));
    document.head.append(element);
  }).catch((error: unknown) => {
    // Let the next form or attempt try again.
    loading = undefined;
    throw error;
  });
  return loading;
}

interface Place {
  readonly box: HTMLElement;
  readonly type: CaptchaType;
}

/**
 * Creates a provider whose script is loaded from a third party, as configured in `site.json` (FORM-20). Each form needs
 * its own.
 *
 * @param defer Runs a function that changes the layout, when that cannot move a button away under the pointer.
 */
export function outsideCaptcha(config: OutsideCaptcha, defer: (run: () => void) => void): CaptchaProvider {
  let place: Place | undefined;
  let shown: Promise<{ api: CaptchaApi; widget: Widget }> | undefined;
  let hear: (result: ChallengeResult) => void = () => {};

  const render = async ({ box, type }: Place) => {
    const api = await loadApi(config);
    await new Promise<void>((resolve) => defer(resolve));
    const widget = api.render(box.appendChild(document.createElement('div')), {
      ...config.parameters[type],
      sitekey: config.siteKey,
      callback: (token: string) => hear({ state: 'done', token }),
      'expired-callback': () => hear({ state: 'open' }),
      'error-callback': () => hear({ state: 'failed' }),
    });
    return { api, widget };
  };

  /**
   * Renders the widget once; renders it again after a failure.
   *
   * @throws {Error} if the widget cannot be rendered.
   */
  const widgetIn = (where: Place) => {
    shown ??= render(where).catch((error: unknown) => {
      shown = undefined;
      throw error;
    });
    return shown;
  };

  return {
    show: (box, type, onChange) => {
      place = { box, type };
      hear = onChange;
      widgetIn(place).catch(() => onChange({ state: 'failed' }));
    },
    token: async () => {
      if (!place) throw new Error('The captcha is not shown.');
      const { api, widget } = await widgetIn(place);
      return inTime<string>((done, fail) => {
        hear = (result) =>
          result.state === 'done' ? done(result.token) : fail(new Error('The captcha gave no token.'));
        // Some providers call back, others return a promise.
        Promise.resolve(api.execute(widget)).then(
          (given) => typeof given === 'string' && done(given),
          () => fail(new Error('The captcha gave no token.')),
        );
      });
    },
    reset: () => {
      void shown?.then(({ api, widget }) => api.reset(widget)).catch(() => undefined);
    },
  };
}
