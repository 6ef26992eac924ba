import { Icon } from "#app/ui/media/icon.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Chip } from "#app/ui/navigation/chip.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { Row, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const badgeTones = ["neutral", "accent", "warm", "success", "warning", "danger"] as const;

export function Actions() {
  return (
    <>
      <Specimen title="Button" note="A pending button keeps its width and takes no second press">
        {variants.map((variant) => (
          <Row key={variant} label={variant}>
            <Button type="button" variant={variant}>
              Send inquiry
            </Button>
            <Button
              type="button"
              variant={variant}
              icon={<Icon name="search" className="size-4" />}
            >
              With icon
            </Button>
            <Button type="button" variant={variant} pending>
              Pending
            </Button>
            <Button type="button" variant={variant} pending pendingLabel="Sending...">
              Send
            </Button>
            <Button type="button" variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
        <Row label="sizes, and as a link">
          <Button type="button" size="sm">
            Small
          </Button>
          <Button type="button" size="md">
            Medium
          </Button>
          <Button type="button" size="lg">
            Large
          </Button>
          <ButtonLink to="/dev/ui" variant="secondary">
            A link
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen title="Icon button, print button, spinner">
        <Row>
          <IconButton label="Save" icon={<Icon name="heart" />} />
          <IconButton label="Save" disabled icon={<Icon name="heart" />} />
          <PrintButton />
          <Spinner label="Loading" />
        </Row>
      </Specimen>
      <Specimen title="Badge and chip">
        <Row>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone === "warm" ? "New" : tone}
            </Badge>
          ))}
        </Row>
        <Row>
          <Chip label="Ontario" removeTo="/dev/ui" />
          <Chip label="$250K – $500K" removeTo="/dev/ui" />
          <Chip
            label="A very long filter that is truncated before it fills the line"
            removeTo="/dev/ui"
          />
        </Row>
      </Specimen>
    </>
  );
}
