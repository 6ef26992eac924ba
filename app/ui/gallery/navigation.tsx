import { Badge } from "#app/ui/feedback/badge.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { DataTable } from "#app/ui/data/data-table.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { LeaderList } from "#app/ui/data/leader-list.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { Steps } from "#app/ui/navigation/steps.tsx";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { Specimen } from "./specimen.tsx";

const rows = [
  { id: "1", title: "Neighbourhood bakery", status: "active", price: 48_500_000 },
  { id: "2", title: "Machine shop", status: "pending", price: 235_000_000 },
  {
    id: "3",
    title: "A listing with a headline that is much too long for one line",
    status: "expired",
    price: 9_900_000,
  },
];
const tones = { active: "success", pending: "warning", expired: "neutral" } as const;
const here = () => "/dev/ui";

export function Navigation() {
  return (
    <>
      <Specimen title="Breadcrumb, tabs, pages" once>
        <div className="grid gap-8">
          <Breadcrumb
            steps={[
              { label: "Home", to: "/" },
              { label: "Businesses", to: "/businesses" },
              { label: "Restaurants" },
            ]}
          />
          <Tabs
            label="Account"
            current="/dev/ui"
            tabs={[
              { label: "Dashboard", to: "/dev/ui" },
              { label: "Listings", to: "/dev/ui?tab=listings", count: 3 },
              { label: "Leads", to: "/dev/ui?tab=leads", count: 12 },
            ]}
          />
          <Pagination page={5} pages={110} href={here} />
        </div>
      </Specimen>
      <Specimen title="Steps" note="The current step is highlighted" once>
        <Steps
          label="Create a listing"
          current={1}
          steps={[
            { label: "The business", to: "/dev/ui" },
            { label: "Package" },
            { label: "Details" },
          ]}
        />
      </Specimen>
      <Specimen title="Leader list" note="Where to go, and how much is there">
        <div className="grid gap-6">
          {(["lg", "md"] as const).map((size) => (
            <LeaderList
              key={size}
              size={size}
              className="gap-x-10 sm:grid-cols-2"
              items={[
                {
                  label: "Bakeries",
                  to: "/dev/ui?list=bakeries",
                  count: { number: "1,204", word: "items" },
                },
                {
                  label: "Workshops and small factories",
                  to: "/dev/ui?list=shops",
                  count: { number: "86", word: "items" },
                },
                {
                  label: "Farms",
                  to: "/dev/ui?list=farms",
                  count: { number: "1", word: "item" },
                },
              ]}
            />
          ))}
        </div>
      </Specimen>
      <Specimen title="Progress">
        <Progress label="Completeness" value={72} text="72%: add photos" />
      </Specimen>
      <Specimen title="Data table" once>
        <div className="grid gap-6">
          <DataTable
            caption="Listings"
            rows={rows}
            rowKey={(row) => row.id}
            empty={null}
            columns={[
              { key: "title", header: "Title", cell: (row) => row.title },
              {
                key: "status",
                header: "Status",
                cell: (row) => (
                  <Badge tone={tones[row.status as keyof typeof tones]}>{row.status}</Badge>
                ),
              },
              {
                key: "price",
                header: "Asking",
                align: "end",
                cell: (row) => <Money amount={row.price} currency="CAD" showCode />,
              },
            ]}
          />
          <DataTable
            caption="No listings"
            rows={[]}
            rowKey={String}
            columns={[]}
            empty={
              <EmptyState headingLevel={3} title="No listings match" hint="Try another status." />
            }
          />
        </div>
      </Specimen>
    </>
  );
}
