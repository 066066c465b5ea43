import { z } from 'zod';
import { safeHref } from '#lib/address/urls.ts';

/** The address of an embedded page: `https:`, or a path on the site (SEC-01). */
export const frameAddress = () =>
  z
    .string()
    .refine((value) => safeHref(value) !== undefined && /^(?:https:\/\/|\/)/.test(value), {
      error: 'Expected an address such as https://tools.bank.example/budget',
    })
    .meta({ portico: 'frame' });
