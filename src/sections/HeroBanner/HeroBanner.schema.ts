import { z } from 'zod';
import { image, inlineText, link, plainText } from '#content/fields.ts';

export const schema = z.strictObject({
  eyebrow: plainText()
    .optional()
    .meta({ title: 'Eyebrow', description: 'A few words above the heading: the part of the site.' }),
  heading: inlineText().meta({ title: 'Heading', description: 'The page’s one h1.' }),
  text: inlineText()
    .optional()
    .meta({ title: 'Text', description: 'One or two sentences that say what the visitor gets.' }),
  sent: z
    .strictObject({
      heading: inlineText().meta({ title: 'Heading', description: 'Such as “We have your application”.' }),
      text: inlineText().optional().meta({ title: 'Text', description: 'What happens next.' }),
    })
    .optional()
    .meta({
      title: 'Sent',
      description:
        'Replaces heading and text while the page confirms a form, which its address says with a reference number. Without one, such as from a bookmark, the page must not say that something was sent.',
    }),
  actions: z
    .array(link())
    .max(2)
    .default([])
    .meta({ title: 'Actions', description: 'At most two; the first is the main one.' }),
  image: image().optional().meta({
    title: 'Image',
    description: 'Shown next to the text; small on narrow screens, and next to the actions in the deep tone.',
  }),
  mask: z.enum(['brand', 'card', 'bleed', 'none']).default('brand').meta({
    title: 'Mask',
    description:
      'Outline of the image: the brand’s own, that of a card, "bleed" for a scene that fills its half to the edge of the window, or none for a drawing without a background.',
  }),
  note: inlineText()
    .optional()
    .meta({ title: 'Note', description: 'Fine print for the claim in the heading.' }),
  tone: z
    .enum(['deep', 'light'])
    .default('deep')
    .meta({ title: 'Tone', description: '"deep" for the top of a main page, "light" for forms and tools.' }),
});
export type Props = z.output<typeof schema>;
