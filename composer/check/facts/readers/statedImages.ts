import { entriesIn } from '#composer/check/facts/EntryReport.ts';
import { type Fact, sharedPath } from '#composer/check/facts/Fact.ts';
import type { FileContents, StatedImage, AltFault } from '#composer/check/facts/FileReport.ts';
import { propsPath } from '#composer/check/facts/placedProblem.ts';
import { valueAt } from '#composer/page/valueAt.ts';

const isMedia = ({ kind }: Fact) => kind === 'media';

/** Returns the images of a file. */
export function statedImages({ value: whole, lists, facts }: FileContents): readonly StatedImage[] {
  const ofEntries = [...entriesIn(lists.values())].flatMap((entry) =>
    entry.facts.filter(isMedia).map(({ value, path }) => ({ value, path: [...propsPath(entry), ...path] })),
  );
  return [...facts.filter(isMedia), ...ofEntries].map(({ value: file, path }) => {
    const image = sharedPath(path.slice(0, -1));
    const said = valueAt(whole, image);
    const width = valueAt(said, ['width']);
    const height = valueAt(said, ['height']);
    const alt = valueAt(said, ['alt']);
    const fault = typeof alt === 'string' ? altFault(alt, file) : undefined;
    return {
      path: image,
      file,
      ...(typeof width === 'number' && { width }),
      ...(typeof height === 'number' && { height }),
      ...(fault && { fault }),
    };
  });
}

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
function altFault(alt: string, file: string): AltFault | undefined {
  const text = alt.trim();
  if (text === '') return undefined;
  const isName = text === nameOf(file) && /[-_\d]/.test(text);
  if (extension.test(text) || generated.test(text) || isName) return { code: 'alt-is-file-name', said: text };
  const [words] = saysImage.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return words === undefined ? undefined : { code: 'alt-says-image', said: words };
}
