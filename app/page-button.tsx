import type { ComponentProps } from "react";
import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** A button to a page that not every release has; nothing without the page. */
export const PageButton = (props: ComponentProps<typeof ButtonLink>) =>
  hasPage(props.to) ? <ButtonLink {...props} /> : null;
