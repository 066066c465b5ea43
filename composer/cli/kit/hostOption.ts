import { Option } from '@commander-js/extra-typings';

/** `--host` or `HOST`: the only address to listen on. Left out or empty: this machine alone. */
export const hostOption = () =>
  new Option('--host <name>', 'address to listen on').env('HOST').default(undefined, 'localhost');
