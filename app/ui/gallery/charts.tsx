import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { LineChart } from "#app/ui/charts/line-chart.tsx";
import { Specimen } from "./specimen.tsx";

const years = [
  { label: "2021", value: 61_000_000 },
  { label: "2022", value: 70_500_000 },
  { label: "2023", value: 68_200_000 },
  { label: "2024", value: 83_900_000 },
  { label: "2025", value: 91_200_000 },
];
const views = [42, 51, 48, 66, 60, 81, 78, 95, 90, 112, 108, 131].map((value, index) => ({
  label: `Week ${String(index + 1)}`,
  value,
}));
const compact = (minor: number) => formatMoney(minor, "CAD", { compact: true });

export function Charts() {
  return (
    <>
      <Specimen title="Bar chart">
        {() => <BarChart title="Revenue by year" points={years} format={compact} />}
      </Specimen>
      <Specimen title="Bar list" note="A few sums beside each other, at any width">
        {() => (
          <BarList
            title="Annual figures"
            bars={[
              { label: "Revenue", value: 91_200_000, text: compact(91_200_000) },
              { label: "Expenses", value: 73_900_000, text: compact(73_900_000), tone: "line" },
              { label: "Cash flow", value: 17_300_000, text: compact(17_300_000), tone: "warm" },
            ]}
          />
        )}
      </Specimen>
      <Specimen title="Line chart">
        {() => <LineChart title="Views by week" points={views} />}
      </Specimen>
    </>
  );
}
