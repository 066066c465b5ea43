import { createSvgIcon } from '@mui/material/utils';

/** An icon as MUI's own packages make theirs. */
export const Plus = createSvgIcon(<path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />, 'Plus');
