import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { EarlyInput } from "#app/shell/early-input.tsx";
import { loadErrorScreen } from "#app/shell/lazy-error-screen.tsx";

// Load the error screen before hydration: otherwise React would blank the server-rendered one while it fetches the code.
if (document.getElementById("error-page")) await loadErrorScreen();

// From here on React handles clicks; earlier ones are in `earlyClicks`.
document.onclick = null;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <EarlyInput>
        <HydratedRouter />
      </EarlyInput>
    </StrictMode>,
  );
});
