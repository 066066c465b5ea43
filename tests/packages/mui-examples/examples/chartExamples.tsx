import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { Examples } from './Example.ts';

const terms = ['6 months', '12 months', '24 months'];
const apy = [4.1, 4.24, 3.9];

/** From MUI X's documentation of charts, with a size, as HTML needs it. */
export const chartExamples: Examples = {
  BarChart: () => (
    <BarChart
      width={400}
      height={240}
      skipAnimation
      xAxis={[{ data: terms, scaleType: 'band' }]}
      series={[{ data: apy, label: 'APY' }]}
    />
  ),
  Gauge: () => <Gauge width={100} height={100} value={60} skipAnimation />,
  LineChart: () => (
    <LineChart
      width={400}
      height={240}
      skipAnimation
      xAxis={[{ data: [6, 12, 24] }]}
      series={[{ data: apy, area: true }]}
    />
  ),
  'LineChart, animated': () => (
    <LineChart
      height={240}
      xAxis={[{ data: [6, 12, 24] }]}
      yAxis={[{ width: 50 }]}
      series={[{ data: apy, label: 'APY' }]}
      grid={{ horizontal: true }}
    />
  ),
  PieChart: () => (
    <PieChart
      width={300}
      height={200}
      skipAnimation
      series={[{ data: apy.map((value, id) => ({ id, value, label: terms[id] ?? '' })) }]}
    />
  ),
  SparkLineChart: () => <SparkLineChart width={120} height={40} data={apy} skipAnimation />,
};
