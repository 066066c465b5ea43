import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { Examples } from './Example.ts';
import { Plus } from './Plus.tsx';

/** From “Surfaces” of MUI's documentation. */
export const surfaceExamples: Examples = {
  Accordion: () => (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary expandIcon={<Plus />} id="terms" aria-controls="terms-content">
          Terms
        </AccordionSummary>
        <AccordionDetails>Twelve months.</AccordionDetails>
        <AccordionActions>
          <Button>Agree</Button>
        </AccordionActions>
      </Accordion>
      <Accordion>
        <AccordionSummary expandIcon={<Plus />} id="fees" aria-controls="fees-content">
          Fees
        </AccordionSummary>
        <AccordionDetails>None.</AccordionDetails>
      </Accordion>
    </div>
  ),
  AppBar: () => (
    <AppBar position="static">
      <Toolbar>
        <IconButton edge="start" color="inherit" aria-label="Menu">
          <Plus />
        </IconButton>
        <Typography variant="h4" component="div" sx={{ flexGrow: 1 }}>
          Elmstone Bank
        </Typography>
        <Button color="inherit">Log in</Button>
      </Toolbar>
    </AppBar>
  ),
  Card: () => (
    <Card sx={{ maxWidth: 345 }}>
      <CardHeader avatar={<Avatar>E</Avatar>} title="Savings" subheader="4.24% APY" />
      <CardActionArea>
        <CardMedia sx={{ height: 60 }} image="/media/logo.svg" title="Nothing" />
        <CardContent>Text</CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small">Open</Button>
      </CardActions>
    </Card>
  ),
  Paper: () => <Paper elevation={3}>Text</Paper>,
};
