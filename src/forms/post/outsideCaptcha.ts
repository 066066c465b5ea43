import type { CaptchaType, OutsideCaptcha } from '#lib/browser/OutsideCaptcha.ts';
import type { CaptchaProvider, ChallengeResult } from './captcha.ts';

type Widget = string | number;

/** What scripts of captcha providers have in common. */
interface CaptchaApi {
  readonly render: (box: HTMLElement, parameters: Readonly<Record<string, unknown>>) => Widget;
  readonly execute: (widget: Widget) => unknown;
  readonly reset: (widget: Widget) => void;
}

/** Milliseconds for the script to arrive, and for a token that the visitor need not do anything for. */
const patience = 30_000;

/** Global function that a provider's script calls when it can be used; named in the query of its address. */
const onLoad = 'porticoCaptchaReady';

const isApi = (value: unknown): value is CaptchaApi =>
  ['render', 'execute', 'reset'].every(
    (name) => typeof (value as Partial<Record<string, unknown>> | undefined)?.[name] === 'function',
  );

/** @throws {Error} when it takes longer than a visitor waits. */
function inTime<Value>(work: (done: (value: Value) => void, fail: (error: Error) => void) => void) {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha did not answer in time.')), patience);
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
      const found = globals[api];
      if (isApi(found)) done(found);
      else fail(new Error(`The script of the captcha has no "${api}".`));
    };
    const element = Object.assign(document.createElement('script'), { src: address.href, async: true });
    element.addEventListener('error', () => fail(new Error('The script of the captcha was not loaded.')));
    document.head.append(element);
  }).catch((error: unknown) => {
    // The next form, or the next try, may be luckier.
    loading = undefined;
    throw error;
  });
  return loading;
}

interface Place {
  readonly box: HTMLElement;
  readonly type: CaptchaType;
}

/** A provider whose script is loaded from elsewhere, as `site.json` says (FORM-20); one for each form. */
export function outsideCaptcha(config: OutsideCaptcha): CaptchaProvider {
  let place: Place | undefined;
  let shown: Promise<{ api: CaptchaApi; widget: Widget }> | undefined;
  let hear: (result: ChallengeResult) => void = () => {};

  const render = async ({ box, type }: Place) => {
    const api = await loadApi(config);
    const widget = api.render(box.appendChild(document.createElement('div')), {
      ...config.parameters[type],
      sitekey: config.siteKey,
      callback: (token: string) => hear({ state: 'done', token }),
      'expired-callback': () => hear({ state: 'open' }),
      'error-callback': () => hear({ state: 'failed' }),
    });
    return { api, widget };
  };

  /** What is shown; what failed is tried again. @throws {Error} */
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
        // Some call back, some return a promise.
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
