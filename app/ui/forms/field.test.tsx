import { expect, test } from "vitest";
import { renderPart } from "#test/render.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const fields = { TextField, TextArea, SelectField, PasswordField };

test.each(Object.entries(fields))("%s is associated with its label, hint and error", (_, Part) => {
  const markup = renderPart(
    <Part label="Price" name="price" hint="In dollars" error="Enter a price" className="w-20" />,
  );
  const [input = ""] = /<(input|textarea|select)[^>]*>/.exec(markup) ?? [];
  expect(markup).toContain('for="price"');
  expect(input).toContain('id="price"');
  expect(input).toContain('aria-describedby="price-hint price-error"');
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-required="true"');
  expect(input).toMatch(/class="control [^"]*w-20"/);
  expect(markup).toContain('id="price-hint"');
  expect(markup).toContain('id="price-error"');
});

test("an optional field is not required, and a given id is used everywhere", () => {
  const markup = renderPart(
    <TextField label="Note" name="note" id="second-note" hint="Short" optional />,
  );
  expect(markup).toContain("(optional)");
  expect(markup).toMatch(/<input[^>]* id="second-note"/);
  expect(markup).toMatch(/<input[^>]* name="note"/);
  expect(markup).toContain('aria-describedby="second-note-hint"');
  expect(markup).not.toMatch(/aria-required|aria-invalid/);
});
