import type { AltFault } from '#composer/check/facts/FileReport.ts';

const extension = /\.(?:svg|png|jpe?g|webp|avif|gif|bmp|tiff?|heic)$/i;
/** Names that cameras and programs give: `IMG_1234`, `DSC-0042`, `Screenshot 2026-01-02`. */
const generated =
  /^(?:img|dsc|dscn|pxl|image|photo|screenshot|untitled|captura|imagen|foto)[-_ ]?\d[\d\-_ .:]*$/i;

const saysImage = [
  /^(?:an? |the )?(?:image|picture|photo(?:graph)?|graphic|icon|illustration|drawing)s? (?:of|showing)\b/i,
  /^(?:una? |la |el )?(?:imagen|foto|fotografía|ilustración|gráfico|icono|ícono|dibujo) (?:de|del|que muestra)(?= )/i,
  /^(?:这是)?(?:一张)?(?:图片|照片|图像|插图|图标)(?:显示|展示|：|:)/,
];

/** Returns the last part of a path without its ending: `student-hero` for `/media/student-hero.jpg`. */
const nameOf = (file: string) => (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');

/** Finds an alternative text that describes a file instead of a picture. */
export function altFault(alt: string, file: string): AltFault | undefined {
  const text = alt.trim();
  if (text === '') return undefined;
  const isName = text === nameOf(file) && /[-_\d]/.test(text);
  if (extension.test(text) || generated.test(text) || isName) return { code: 'alt-is-file-name', said: text };
  const [words] = saysImage.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return words === undefined ? undefined : { code: 'alt-says-image', said: words };
}
