import { useEffect, useRef } from "react";
import { type WizardStep, wizardSteps } from "./wizard-url.ts";

/** Takes the focus when the step changes: the button that led here is gone, and the path of the page is the same. */
export function StepHeading({ step }: { step: WizardStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1} className="display text-3xl outline-none md:text-4xl">
      {wizardSteps[step - 1]}
    </h1>
  );
}
