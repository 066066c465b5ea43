import { htmlLang, type Locale } from '#lib/format/locale.ts';
import type { PlaceKind } from '#forms/field/FieldKindBehavior.ts';
import { mapFields } from './mapFields.ts';
import { behaviorOf } from '#forms/kinds/behaviors.ts';
import type { FormField } from '#forms/kinds/schemas.ts';
import type { FormDefinition } from './formDefinition.ts';

interface Place {
  readonly value: string;
  readonly label: string;
}

/** ISO 3166-1 alpha-2 codes. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
  'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS ' +
  'RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW ' +
  'TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** USPS codes with names in English, Spanish and Chinese. An empty name means the English one. */
const states = `AL|Alabama||阿拉巴马州
AK|Alaska||阿拉斯加州
AZ|Arizona||亚利桑那州
AR|Arkansas||阿肯色州
CA|California||加利福尼亚州
CO|Colorado||科罗拉多州
CT|Connecticut||康涅狄格州
DE|Delaware||特拉华州
DC|District of Columbia|Distrito de Columbia|哥伦比亚特区
FL|Florida||佛罗里达州
GA|Georgia||佐治亚州
HI|Hawaii|Hawái|夏威夷州
ID|Idaho||爱达荷州
IL|Illinois||伊利诺伊州
IN|Indiana||印第安纳州
IA|Iowa||艾奥瓦州
KS|Kansas||堪萨斯州
KY|Kentucky||肯塔基州
LA|Louisiana|Luisiana|路易斯安那州
ME|Maine||缅因州
MD|Maryland||马里兰州
MA|Massachusetts||马萨诸塞州
MI|Michigan|Míchigan|密歇根州
MN|Minnesota||明尼苏达州
MS|Mississippi|Misisipi|密西西比州
MO|Missouri|Misuri|密苏里州
MT|Montana||蒙大拿州
NE|Nebraska||内布拉斯加州
NV|Nevada||内华达州
NH|New Hampshire|Nuevo Hampshire|新罕布什尔州
NJ|New Jersey|Nueva Jersey|新泽西州
NM|New Mexico|Nuevo México|新墨西哥州
NY|New York|Nueva York|纽约州
NC|North Carolina|Carolina del Norte|北卡罗来纳州
ND|North Dakota|Dakota del Norte|北达科他州
OH|Ohio||俄亥俄州
OK|Oklahoma||俄克拉何马州
OR|Oregon|Oregón|俄勒冈州
PA|Pennsylvania|Pensilvania|宾夕法尼亚州
RI|Rhode Island||罗得岛州
SC|South Carolina|Carolina del Sur|南卡罗来纳州
SD|South Dakota|Dakota del Sur|南达科他州
TN|Tennessee||田纳西州
TX|Texas||得克萨斯州
UT|Utah||犹他州
VT|Vermont||佛蒙特州
VA|Virginia||弗吉尼亚州
WA|Washington||华盛顿州
WV|West Virginia|Virginia Occidental|西弗吉尼亚州
WI|Wisconsin||威斯康星州
WY|Wyoming||怀俄明州
AS|American Samoa|Samoa Americana|美属萨摩亚
GU|Guam||关岛
MP|Northern Mariana Islands|Islas Marianas del Norte|北马里亚纳群岛
PR|Puerto Rico||波多黎各
VI|U.S. Virgin Islands|Islas Vírgenes de EE. UU.|美属维尔京群岛`;

const provinces = `AB|Alberta||艾伯塔省
BC|British Columbia|Columbia Británica|不列颠哥伦比亚省
MB|Manitoba||曼尼托巴省
NB|New Brunswick|Nuevo Brunswick|新不伦瑞克省
NL|Newfoundland and Labrador|Terranova y Labrador|纽芬兰与拉布拉多省
NT|Northwest Territories|Territorios del Noroeste|西北地区
NS|Nova Scotia|Nueva Escocia|新斯科舍省
NU|Nunavut||努纳武特地区
ON|Ontario||安大略省
PE|Prince Edward Island|Isla del Príncipe Eduardo|爱德华王子岛省
QC|Quebec|Quebec|魁北克省
SK|Saskatchewan|Saskatchewan|萨斯喀彻温省
YT|Yukon|Yukón|育空地区`;

function listed(table: string, locale: Locale): Place[] {
  return table.split('\n').map((line) => {
    const [value = '', en = '', es = '', zh = ''] = line.split('|');
    return { value, label: { en, es: es || en, zh }[locale] };
  });
}

/** Returns the countries, sorted by name in a language, the United States first. */
function countries(locale: Locale): Place[] {
  const names = new Intl.DisplayNames(htmlLang[locale], { type: 'region' });
  const { compare } = new Intl.Collator(htmlLang[locale]);
  const first = (place: Place) => (place.value === 'US' ? 0 : 1);
  return countryCodes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => first(one) - first(other) || compare(one.label, other.label));
}

const placesByKey = new Map<string, Place[]>();

/** Returns countries, US states or Canadian provinces with their names in a language. */
export function placesOf(kind: PlaceKind, locale: Locale): Place[] {
  const key = `${kind} ${locale}`;
  let places = placesByKey.get(key);
  if (!places) {
    const list = {
      country: () => countries(locale),
      state: () => listed(states, locale),
      province: () => listed(provinces, locale),
    };
    placesByKey.set(key, (places = list[kind]()));
  }
  return places;
}

/**
 * Adds the countries, states and provinces in a language to a form's fields (pure). Only for the server: browsers do
 * not load the lists.
 */
export function withPlaces(definition: FormDefinition, locale: Locale): FormDefinition {
  const filled = <Field extends FormField>(field: Field): Field => {
    const { places } = behaviorOf(field);
    const isListed = 'options' in field && field.options !== undefined;
    return places && !isListed ? { ...field, options: placesOf(places, locale) } : field;
  };
  return mapFields(definition, filled);
}
