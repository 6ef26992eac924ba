import { Button } from "#app/ui/actions/button.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";
import { BarChart, LineChart } from "#app/ui/charts/charts.tsx";
import { Sparkline } from "#app/ui/charts/sparkline.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { FigureTable } from "#app/ui/data/figure-table.tsx";
import { LockedRow } from "#app/ui/data/locked-row.tsx";
import { Stat } from "#app/ui/data/stat.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Skeleton } from "#app/ui/feedback/skeleton.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { Money } from "#app/ui/format/money.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Photo } from "#app/ui/media/photo.tsx";
import { Row, Specimen } from "./specimen.tsx";

const cad = (amount: number) => <Money amount={amount} currency="CAD" />;

export function Content() {
  return (
    <>
      <Specimen title="Money and dates">
        <p className="display text-3xl">
          <Money amount={48_500_000} currency="CAD" showCode />
        </p>
        <Row>
          <Money amount={1999} currency="USD" showCode />
          <DateText value="2026-11-15T12:00:00Z" />
          <DateText value="2026-11-15T12:00:00Z" format="with-time" />
        </Row>
      </Specimen>
      <Specimen title="Card with figures">
        <Card title="Financial summary" aside={<span className="text-sm text-ink-3">2025</span>}>
          <FigureTable
            caption="Financial summary"
            rows={[
              { label: "Revenue", value: cad(91_200_000) },
              { label: "Annual expenses", note: "Revenue minus cash flow", value: cad(73_900_000) },
              { label: "Cash flow", value: cad(17_300_000), strong: true },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Facts and locked rows">
        <DefinitionList
          items={[
            { term: "Established", detail: "1998" },
            { term: "Reason for selling", detail: "Retirement" },
          ]}
        />
        <div className="mt-4">
          <LockedRow
            what="4 documents"
            how="Open once the owner grants you access."
            action={<Button type="button">Ask for access</Button>}
          />
          <LockedRow what="Website" how="Shown to signed-in buyers." />
        </div>
      </Specimen>
      <Specimen title="Stat, sparkline, avatar">
        <div className="flex flex-wrap items-start gap-10">
          <Stat label="Views" value="1,284" change={{ text: "Up 12%", direction: "up" }}>
            <Sparkline label="Views per day" values={[120, 160, 140, 190, 210, 180, 284]} />
          </Stat>
          <Stat label="Inquiries" value="9" change={{ text: "As before", direction: "flat" }} />
          <Avatar name="Ada Lund" />
          <Avatar name="Émile" className="size-12 text-base" />
        </div>
      </Specimen>
      <Specimen title="Photo, skeleton, empty state">
        <div className="grid grid-cols-2 gap-6">
          <Photo src={null} alt="" className="rounded-surface" />
          <Skeleton className="aspect-3/2 w-full" />
          <div className="col-span-2">
            <EmptyState
              headingLevel={3}
              title="No saved listings yet"
              hint="Select the heart on a listing to save it here."
              action={<Button type="button">Browse businesses</Button>}
            />
          </div>
        </div>
      </Specimen>
      <Specimen title="Prose" note="What Markdown becomes" once>
        <div className="prose">
          <h4 className="sr-only">An example</h4>
          <p>
            A sale takes <strong>six to nine months</strong>. <a href="#prose">Plan for it</a>.
          </p>
          <blockquote>The best time to prepare a sale is two years before it.</blockquote>
          <ul>
            <li>Three years of statements</li>
            <li>The lease and its renewal terms</li>
          </ul>
        </div>
      </Specimen>
    </>
  );
}

const years = [61_000_000, 70_500_000, 68_200_000, 83_900_000, 91_200_000].map((value, index) => ({
  label: `${2021 + index}`,
  value,
}));
const views = [42, 51, 48, 66, 60, 81, 78, 95, 90, 112, 108, 131].map((value, index) => ({
  label: `Week ${index + 1}`,
  value,
}));
const compact = (minor: number) => formatMoney(minor, "CAD", { compact: true });
const bars = [
  { label: "Revenue", value: 91_200_000, tone: "accent" },
  { label: "Expenses", value: 73_900_000, tone: "line" },
  { label: "Cash flow", value: 17_300_000, tone: "warm" },
] as const;

export function Charts() {
  return (
    <>
      <Specimen title="Bar chart">
        <BarChart title="Revenue by year" points={years} format={compact} />
      </Specimen>
      <Specimen title="Bar list" note="A few sums beside each other, at any width">
        <BarList
          title="Annual figures"
          bars={bars.map(({ label, value, tone }) => ({
            label,
            value,
            tone,
            text: compact(value),
          }))}
        />
      </Specimen>
      <Specimen title="Line chart">
        <LineChart title="Views by week" points={views} />
      </Specimen>
    </>
  );
}
