import { z } from 'zod';

const sources = (title: string) =>
  z
    .array(
      z
        .string()
        .regex(
          /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/,
          'Expected an origin such as https://videos.example or https://*.videos.example',
        ),
    )
    .default([])
    .meta({ title, description: `Origins of the provider’s ${title.toLowerCase()}.` });

/** The provider whose player shows the site's videos, described by what such providers have in common (WIDG-15). */
export const videoProvider = z.strictObject({
  script: z
    .string()
    .regex(
      /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[\w./{}-]+$/,
      'Expected an address such as https://players.example/{account}/{player}_{embed}/index.min.js',
    )
    .meta({
      title: 'Script',
      description: 'URL of the player’s script, with {account}, {player} and {embed}.',
    }),
  api: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'Expected a variable name')
    .meta({
      title: 'API',
      description: 'Global function of the script that turns an element into a player.',
    }),
  origins: z
    .strictObject({
      script: sources('Scripts'),
      frame: sources('Frames'),
      connect: sources('Calls'),
      style: sources('Styles'),
      image: sources('Images'),
      media: sources('Films'),
    })
    .prefault({})
    .meta({
      title: 'Origins',
      description: 'Origins that the Content Security Policy of pages with a video allows.',
    }),
});
