import { useState } from "react";
import type { PhotoChangeResult } from "./photo-problems.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";

interface RevealingBoxProps {
  id: string;
  revealing: boolean;
  save: (fields: Record<string, string>) => Promise<PhotoChangeResult>;
}

export function RevealingBox({ id, revealing, save }: RevealingBoxProps) {
  /** Until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  return (
    <>
      {/* An unticked box is not sent. */}
      <input type="hidden" name="revealing" value="no" />
      <Checkbox
        id={id}
        name="revealing"
        value="yes"
        label="Reveals the name or location"
        hint="A sign, a logo, a street: buyers see it only after you have bought a package."
        error={error}
        checked={wanted ?? revealing}
        onChange={async ({ currentTarget: { checked } }) => {
          setWanted(checked);
          const result = await save({ revealing: checked ? "yes" : "no" });
          setError(result.ok ? null : result.message);
          setWanted(null);
        }}
        className="text-sm"
      />
    </>
  );
}
