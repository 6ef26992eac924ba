import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { DataTable } from "#app/ui/data/data-table.tsx";
import { LeaderList } from "#app/ui/data/leader-list.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { ToastCard } from "#app/ui/feedback/toast-region.tsx";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { Money } from "#app/ui/format/money.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { Steps } from "#app/ui/navigation/steps.tsx";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";
import { Row, Specimen } from "./specimen.tsx";

const rows = [
  { id: "1", title: "Neighbourhood bakery", tone: "success", price: 48_500_000 },
  { id: "2", title: "Machine shop", tone: "warning", price: 235_000_000 },
  { id: "3", title: "A headline much too long for one line", tone: "neutral", price: 9_900_000 },
] as const;

export function Navigation() {
  return (
    <>
      <Specimen title="Breadcrumb, tabs, pages" once>
        <div className="grid gap-8">
          <Breadcrumb steps={[{ label: "Home", to: "/" }, { label: "Restaurants" }]} />
          <Tabs
            label="Account"
            current="/dev/ui"
            tabs={[
              { label: "Dashboard", to: "/dev/ui" },
              { label: "Listings", to: "/dev/ui?tab=listings", count: 3 },
            ]}
          />
          <Pagination page={5} pages={110} href={() => "/dev/ui"} />
        </div>
      </Specimen>
      <Specimen title="Steps" note="The current step is highlighted" once>
        <Steps
          label="Create a listing"
          current={1}
          steps={[{ label: "The business", to: "/dev/ui" }, { label: "Package" }, { label: "End" }]}
        />
      </Specimen>
      <Specimen title="Leader list" note="Where to go, and how much is there">
        <div className="grid gap-6">
          {(["lg", "md"] as const).map((size) => (
            <LeaderList
              key={size}
              size={size}
              className="gap-x-10 sm:grid-cols-2"
              items={["Bakeries", "Workshops and small factories", "Farms"].map((label, index) => ({
                label,
                to: `/dev/ui?list=${index}`,
                count: { number: `${1204 * index}`, word: "items" },
              }))}
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
            rows={[...rows]}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              { key: "title", header: "Title", cell: ({ title }) => title },
              {
                key: "tone",
                header: "Status",
                cell: ({ tone }) => <Badge tone={tone}>{tone}</Badge>,
              },
              {
                key: "price",
                header: "Asking",
                align: "end",
                cell: ({ price }) => <Money amount={price} currency="CAD" showCode />,
              },
            ]}
          />
          <DataTable
            caption="No listings"
            rows={[]}
            rowKey={String}
            columns={[]}
            empty={<EmptyState headingLevel={3} title="No listings match" />}
          />
        </div>
      </Specimen>
    </>
  );
}

export function Feedback() {
  return (
    <>
      <Specimen title="Banner">
        <div className="grid gap-3">
          {(["info", "success", "warning", "danger"] as const).map((tone) => (
            <Banner key={tone} tone={tone} title={tone} dismissible={tone === "info"}>
              It says what happened, and what to do about it.
            </Banner>
          ))}
        </div>
      </Specimen>
      <Specimen title="Toast">
        <Row>
          {(["success", "danger"] as const).map((tone, id) => (
            <ToastCard key={tone} toast={{ id, tone, text: tone }} onClose={() => undefined} />
          ))}
          <Button type="button" onClick={() => showToast({ tone: "success", text: "Saved" })}>
            Show one
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Menu and dialog" note="Native: they open without JavaScript" once>
        <Row>
          <Menu id="gallery-menu" button="Open the menu" buttonClassName={buttonClass("secondary")}>
            <MenuLink to="/dev/ui" note="With a note under it">
              First
            </MenuLink>
            <MenuSeparator />
            <MenuLink to="/dev/ui" current>
              Current
            </MenuLink>
          </Menu>
          <button {...dialogCommand("gallery-dialog", "show-modal")} className={buttonClass()}>
            Open the dialog
          </button>
          <Dialog
            id="gallery-dialog"
            title="Take this listing down?"
            actions={
              <button
                {...dialogCommand("gallery-dialog", "close")}
                className={buttonClass("danger")}
              >
                Take it down
              </button>
            }
          >
            Buyers will no longer find it. You can publish it again until its term ends.
          </Dialog>
        </Row>
      </Specimen>
    </>
  );
}
