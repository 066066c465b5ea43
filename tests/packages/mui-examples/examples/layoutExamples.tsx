import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Examples } from './Example.ts';

const picture = '/media/logo.svg';

/** Says how wide the window is; in the server's HTML, that it is narrow. */
function WindowWidth() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return <p>{isWide ? 'A wide window' : 'A narrow window'}</p>;
}

/** From “Layout” of MUI's documentation. */
export const layoutExamples: Examples = {
  'Box, by breakpoint': () => (
    <Box sx={{ display: { xs: 'none', md: 'block' }, width: { xs: 1, lg: 300 }, p: { xs: 1, sm: 2 } }}>
      Wide
    </Box>
  ),
  Container: () => <Container maxWidth="sm">Text</Container>,
  Grid: () => (
    <Grid container spacing={2}>
      <Grid size={8}>Wide</Grid>
      <Grid size={4}>Small</Grid>
    </Grid>
  ),
  'Grid, by breakpoint': () => (
    <Grid container spacing={{ xs: 1, md: 3 }}>
      <Grid size={{ xs: 12, md: 6 }}>One</Grid>
      <Grid size={{ xs: 12, md: 6 }}>Two</Grid>
    </Grid>
  ),
  ImageList: () => (
    <ImageList cols={3} rowHeight={40}>
      {['1', '2', '3'].map((key) => (
        <ImageListItem key={key} cols={key === '1' ? 2 : 1}>
          <img src={picture} alt="" />
          <ImageListItemBar title={`Branch ${key}`} />
        </ImageListItem>
      ))}
    </ImageList>
  ),
  'ImageList, masonry': () => (
    <ImageList variant="masonry" cols={2} gap={8}>
      {['1', '2', '3'].map((key) => (
        <ImageListItem key={key}>
          <img src={picture} alt="" />
        </ImageListItem>
      ))}
    </ImageList>
  ),
  'Stack, by breakpoint': () => (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 1, lg: 2 }}>
      <span>One</span>
      <span>Two</span>
    </Stack>
  ),
  useMediaQuery: () => <WindowWidth />,
};
