import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";
import { ToastCard } from "#app/ui/feedback/toast-region.tsx";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { Row, Specimen } from "./specimen.tsx";

const tones = ["info", "success", "warning", "danger"] as const;

export function Feedback() {
  return (
    <>
      <Specimen title="Banner">
        <div className="grid gap-3">
          {tones.map((tone) => (
            <Banner
              key={tone}
              tone={tone}
              title={`A ${tone} message`}
              dismissible={tone === "info"}
            >
              It says what happened, and what to do about it.
            </Banner>
          ))}
        </div>
      </Specimen>
      <Specimen title="Toast">
        <Row>
          <ToastCard toast={{ id: 1, tone: "success", text: "Saved" }} onClose={() => undefined} />
          <ToastCard
            toast={{ id: 2, tone: "danger", text: "Error saving draft. Please try again." }}
            onClose={() => undefined}
          />
          <Button
            type="button"
            variant="secondary"
            size="sm"
            onClick={() => showToast({ tone: "success", text: "Form saved for later!" })}
          >
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
            <MenuLink to="/dev/ui" current>
              Current
            </MenuLink>
            <MenuSeparator />
            <MenuLink to="/dev/ui">Last</MenuLink>
          </Menu>
          <button
            {...dialogCommand("gallery-dialog", "show-modal")}
            className={buttonClass("secondary")}
          >
            Open the dialog
          </button>
          <Dialog
            id="gallery-dialog"
            title="Take this listing down?"
            actions={
              <>
                <button
                  {...dialogCommand("gallery-dialog", "close")}
                  className={buttonClass("secondary")}
                >
                  Keep it
                </button>
                <button
                  {...dialogCommand("gallery-dialog", "close")}
                  className={buttonClass("danger")}
                >
                  Take it down
                </button>
              </>
            }
          >
            Buyers will no longer find it. You can publish it again until its term ends.
          </Dialog>
        </Row>
      </Specimen>
    </>
  );
}
