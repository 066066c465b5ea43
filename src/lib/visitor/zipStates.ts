/** Ranges of the first three digits of zip codes by state (USPS Publication 65). */
const ranges = new Map(
  `
    AL 350-369; AK 995-999; AZ 850-865; AR 716-729; CA 900-961; CO 800-816; CT 60-69; DE 197-199;
    DC 200-205,569; FL 320-349; GA 300-319,398-399; HI 967-968; ID 832-838; IL 600-629; IN 460-479;
    IA 500-528; KS 660-679; KY 400-427; LA 700-714; ME 39-49; MD 206-219; MA 10-27,55; MI 480-499;
    MN 550-567; MS 386-397; MO 630-658; MT 590-599; NE 680-693; NV 889-898; NH 30-38; NJ 70-89;
    NM 870-884; NY 5,63,100-149; NC 270-289; ND 580-588; OH 430-459; OK 730-749; OR 970-979; PA 150-196;
    RI 28-29; SC 290-299; SD 570-577; TN 370-385; TX 733,750-799,885; UT 840-847; VT 50-59;
    VA 201,220-246; WA 980-994; WV 247-268; WI 530-549; WY 820-831; PR 6-7,9; VI 8; GU 969; MP 969; AS 967
  `
    .split(';')
    .map((line) => line.trim().split(' '))
    .map(
      ([state = '', parts = '']) =>
        [state, parts.split(',').map((part) => part.split('-').map(Number))] as const,
    ),
);

/** Returns the codes of the states with zip codes that begin like this one. Empty if there are none. */
export function statesOfZip(zip: string): readonly string[] {
  const start = Number(zip.slice(0, 3));
  const isWithin = ([first = NaN, last = first]: readonly number[]) => first <= start && start <= last;
  return [...ranges].flatMap(([state, parts]) => (parts.some(isWithin) ? [state] : []));
}

/** Neighbors of each state, each pair once. */
const borders = new Map(
  `
    AL FL GA MS TN; AZ CA CO NM NV UT; AR LA MO MS OK TN TX; CA NV OR; CO KS NE NM OK UT WY; CT MA NY RI;
    DE MD NJ PA; DC MD VA; FL GA; GA NC SC TN; ID MT NV OR UT WA WY; IL IN IA KY MO WI; IN KY MI OH;
    IA MN MO NE SD WI; KS MO NE OK; KY MO OH TN VA WV; LA MS TX; ME NH; MD PA VA WV; MA NH NY RI VT; MI OH WI;
    MN ND SD WI; MS TN; MO NE OK TN; MT ND SD WY; NE SD WY; NV OR UT; NH VT; NJ NY PA; NM OK TX UT; NY PA VT;
    NC SC TN VA; ND SD; OH PA WV; OK TX; OR WA; PA WV; SD WY; TN VA; UT WY; VA WV; GU MP
  `
    .split(';')
    .map((line) => line.trim().split(' '))
    .map(([state = '', ...others]) => [state, others] as const),
);

const areNeighbors = (one: string, other: string) =>
  borders.get(one)?.includes(other) === true || borders.get(other)?.includes(one) === true;

/**
 * Whether an address with this zip code may be in a state. True if it is unknown, such as that of a military base, and
 * in neighboring states: some 140 zip codes cross a border between states (Census Bureau, ZCTA relationship file).
 */
export function mayBeIn(zip: string, state: string): boolean {
  const states = statesOfZip(zip);
  return (
    states.length === 0 ||
    !ranges.has(state) ||
    states.some((own) => own === state || areNeighbors(own, state))
  );
}

/** Whether a code is one of a state, of the District of Columbia or of a territory. */
export const isState = (code: string): boolean => ranges.has(code);
