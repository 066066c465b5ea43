import { defineSection } from '#section-kit/defineSection.ts';
import { schema } from './VideoPlayer.schema.ts';
import { VideoPlayer as View } from './VideoPlayer.tsx';
import { words } from './VideoPlayer.words.ts';

const poster = { src: '/media/ladder.svg', alt: '', width: 480, height: 300 };

export const section = defineSection({
  name: 'VideoPlayer',
  group: 'Text and media',
  summary: 'A video from a provider; nothing is loaded until the visitor plays it.',
  synonyms: ['video', 'movie', 'player', 'youtube'],
  schema,
  View,
  pictures: { poster: { xs: { share: 1, max: 60 } } },
  words,
  resolve: (props, { video }) => ({ ...props, provider: video }),
  examples: {
    /** The poster, before the video is played. */
    default: {
      heading: 'A ladder in two minutes',
      text: 'Five certificates, one of which matures each year, told with five jars.',
      title: 'A ladder in two minutes',
      poster,
      watch: '/articles/cd-ladder.html',
      account: '100200300',
      videoID: '4711',
    },
    /** With all provider options. */
    full: {
      heading: 'A ladder in two minutes',
      title: 'A ladder in two minutes',
      poster: { ...poster, alt: 'Five jars in a row' },
      watch: '/articles/cd-ladder.html',
      componentID: 'ladder-video',
      account: '100200300',
      playerID: 'rates',
      embed: 'wide',
      version: '2',
      bundleVersion: '2.14.1',
      videoToPlayId: '4712',
      width: 1280,
      height: 720,
    },
    /** In Spanish. */
    spanish: {
      heading: 'Una escalera en dos minutos',
      title: 'Una escalera en dos minutos',
      poster,
      watch: '/es/cd-rates.html',
      account: '100200300',
      videoID: '4711',
    },
  },
  accessibility: [
    'The poster is a link that names the video; next to it is a link to the video’s page.',
    'The video starts muted, and does not autoplay for visitors who prefer reduced motion.',
    'Loading and errors are announced.',
  ],
});
