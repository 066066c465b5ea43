import { defineWords } from '#section-kit/defineSection.ts';
import { frameWords } from '#words/frames.ts';

export const words = defineWords({
  en: {
    frameOptedOut: frameWords.en.frameOptedOut,
    frameShow: frameWords.en.frameShow,
    videoPlay: 'Play the video: {title}',
    videoWatch: 'Watch on a separate page',
    videoLoading: 'The video is loading.',
    videoFailed: 'The video cannot be shown here right now.',
  },
  es: {
    frameOptedOut: frameWords.es.frameOptedOut,
    frameShow: frameWords.es.frameShow,
    videoPlay: 'Reproducir el video: {title}',
    videoWatch: 'Verlo en otra página',
    videoLoading: 'El video se está cargando.',
    videoFailed: 'El video no se puede mostrar aquí en este momento.',
  },
  zh: {
    frameOptedOut: frameWords.zh.frameOptedOut,
    frameShow: frameWords.zh.frameShow,
    videoPlay: '播放视频：{title}',
    videoWatch: '在单独的页面中观看',
    videoLoading: '视频正在加载。',
    videoFailed: '目前无法在此处显示视频。',
  },
});
