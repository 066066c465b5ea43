import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Icon from '@mui/material/Icon';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemSecondaryAction from '@mui/material/ListItemSecondaryAction';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import SvgIcon from '@mui/material/SvgIcon';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TablePaginationActions from '@mui/material/TablePaginationActions';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Examples } from './Example.ts';
import { Plus } from './Plus.tsx';

const rates = [
  ['6 months', 4.1],
  ['12 months', 4.24],
  ['24 months', 3.9],
] as const;

function SortedTable() {
  const [order, setOrder] = useState<'asc' | 'desc'>('asc');
  const sorted = rates.toSorted(([, one], [, other]) => (order === 'asc' ? one - other : other - one));
  return (
    <TableContainer component={Paper}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Term</TableCell>
            <TableCell align="right" sortDirection={order}>
              <TableSortLabel
                active
                direction={order}
                onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
              >
                APY
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(([term, apy]) => (
            <TableRow key={term} hover>
              <TableCell component="th" scope="row" style={{ width: '30%' }}>
                {term}
              </TableCell>
              <TableCell align="right">{apy}%</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function PagedTable() {
  const [page, setPage] = useState(0);
  return (
    <Table>
      <TableFooter>
        <TableRow>
          <TablePagination
            count={30}
            page={page}
            rowsPerPage={10}
            onPageChange={(_event, next) => setPage(next)}
            ActionsComponent={TablePaginationActions}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

/** From “Data display” of MUI's documentation. */
export const dataDisplayExamples: Examples = {
  Avatar: () => <Avatar alt="Ana" src="/media/logo.svg" />,
  AvatarGroup: () => (
    <AvatarGroup max={3} spacing={10}>
      {['A', 'B', 'C', 'D'].map((letter) => (
        <Avatar key={letter}>{letter}</Avatar>
      ))}
    </AvatarGroup>
  ),
  Badge: () => (
    <Badge badgeContent={4} color="primary">
      Mail
    </Badge>
  ),
  Chip: () => <Chip label="New" onDelete={() => undefined} />,
  Divider: () => (
    <div>
      Above<Divider>or</Divider>Below
    </div>
  ),
  Icon: () => <Icon>star</Icon>,
  List: () => (
    <List subheader={<ListSubheader>Savings</ListSubheader>}>
      <ListItem>
        <ListItemAvatar>
          <Avatar>A</Avatar>
        </ListItemAvatar>
        <ListItemText primary="Savings" secondary="4.24%" />
        <ListItemSecondaryAction>
          <Switch />
        </ListItemSecondaryAction>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton selected>
          <ListItemIcon>
            <Plus />
          </ListItemIcon>
          <ListItemText primary="Open an account" />
        </ListItemButton>
      </ListItem>
    </List>
  ),
  SvgIcon: () => (
    <SvgIcon color="primary">
      <path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z" />
    </SvgIcon>
  ),
  Table: () => <SortedTable />,
  TablePagination: () => <PagedTable />,
  Tooltip: () => (
    <Tooltip title="Annual percentage yield">
      <Button>APY</Button>
    </Tooltip>
  ),
  Typography: () => (
    <Typography variant="h3" gutterBottom>
      Rates
    </Typography>
  ),
};
