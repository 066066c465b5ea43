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

/** Whose player shows the site's videos, by what such providers have in common (WIDG-15). */
export const videoProvider = z.strictObject({
  script: z
    .string()
    .regex(
      /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?)?\/(?!\/)[\w./{}-]+$/,
      'Expected an address such as https://players.example/{account}/{player}_{embed}/index.min.js',
    )
    .meta({
      title: 'Script',
      description: 'Address of a player’s script, with {account}, {player} and {embed}.',
    }),
  api: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/, 'Expected the name of a variable')
    .meta({ title: 'API', description: 'Global function of the script that makes a player of an element.' }),
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
    .meta({ title: 'Origins', description: 'What the security policy of pages with a video allows.' }),
});
