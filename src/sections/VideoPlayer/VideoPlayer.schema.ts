import { z } from 'zod';
import { href, image, introFields, plainText } from '#content/fields.ts';

/** An identifier assigned by the provider. */
const id = () => z.string().regex(/^[\w.:-]{1,100}$/, 'Expected letters, digits, "-", "_", "." or ":"');

export const schema = z
  .strictObject({
    ...introFields('Names the section.', 'What the video shows, for people who cannot see or hear it.'),
    title: plainText().meta({ title: 'Title', description: 'Name of the video.' }),
    poster: image().meta({ title: 'Poster', description: 'Image shown until the video plays.' }),
    watch: href().meta({
      title: 'Page of the video',
      description: 'Where visitors can watch the video if it cannot be shown here.',
    }),
    account: id().meta({
      title: 'Account',
      description: 'The bank’s account with the provider configured in site.json.',
      portico: 'video',
    }),
    playerID: id().default('default').meta({ title: 'Player', description: 'The player’s id.' }),
    embed: id().default('default').meta({ title: 'Embed', description: 'The player’s embed.' }),
    version: id().optional().meta({ title: 'Version', description: 'Of the player’s settings.' }),
    bundleVersion: id().optional().meta({ title: 'Bundle version', description: 'Of the player’s code.' }),
    componentID: id().optional().meta({ title: 'Component', description: 'Id of the player’s element.' }),
    videoID: id().optional().meta({ title: 'Video', description: 'The video’s id; or videoToPlayId.' }),
    videoToPlayId: id().optional().meta({
      title: 'Video to play',
      description: 'Id of a video to play instead of videoID.',
    }),
    width: z.int().min(160).max(3840).default(960).meta({ title: 'Width', description: 'Pixels.' }),
    height: z.int().min(90).max(2160).default(540).meta({ title: 'Height', description: 'Pixels.' }),
  })
  .refine(({ videoID, videoToPlayId }) => (videoID ?? videoToPlayId) !== undefined, {
    error: 'Expected videoID or videoToPlayId',
    path: ['videoID'],
  });
export type Props = z.output<typeof schema>;
