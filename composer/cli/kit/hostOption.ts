import { Option } from '@commander-js/extra-typings';

/** `--host` or `HOST`: the only address to listen on. By default, only the loopback addresses. */
export const hostOption = () =>
  new Option('--host <name>', 'address to listen on').env('HOST').default(undefined, 'localhost');
