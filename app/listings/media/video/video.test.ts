import { expect, test } from "vitest";
import { parseVideoKey, parseVideoLink, videoKey, videoPlayerUrl, videoUrl } from "./video.ts";

const youtubeUrl = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtubeUrl],
  ["http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s", youtubeUrl],
  ["youtube.com/watch?v=dQw4w9WgXcQ", youtubeUrl],
  [" https://youtu.be/dQw4w9WgXcQ?si=abc ", youtubeUrl],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", youtubeUrl],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", youtubeUrl],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtubeUrl],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="t">',
    youtubeUrl,
  ],
  ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
  ["vimeo.com/76979871?share=copy", "https://vimeo.com/76979871"],
  ["https://vimeo.com/76979871/8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
  [
    "https://player.vimeo.com/video/76979871?h=8272103f6e&x=1",
    "https://vimeo.com/76979871/8272103f6e",
  ],
  ["https://vimeo.com/channels/staffpicks/76979871", "https://vimeo.com/76979871"],
  ["https://vimeo.com/groups/name/videos/76979871", "https://vimeo.com/76979871"],
  ["https://vimeo.com/showcase/1234567/video/76979871", "https://vimeo.com/76979871"],
])("%s is %s", (given, canonical) => {
  const video = parseVideoLink(given)!;
  expect(videoUrl(video)).toBe(canonical);
  expect(parseVideoKey(videoKey(video))).toEqual(video);
  expect(parseVideoLink(videoUrl(video))).toEqual(video);
  expect(parseVideoLink(videoPlayerUrl(video))).toEqual(video);
});

test.each([
  "",
  "a video",
  "https://www.youtube.com/",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/playlist?list=PL1234567890",
  "https://www.youtube.com/watch?v=short",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ",
  "https://user@youtube.com/watch?v=dQw4w9WgXcQ",
  'https://youtu.be/dQw4w9WgXcQ"><script>',
  "javascript:alert(1)//youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "https://vimeo.com/showcase/1234567",
  "https://example.com/video.mp4",
  "x".repeat(100_000),
])("%j is not a video", (given) => {
  expect(parseVideoLink(given)).toBeNull();
});

test("any other key is not a video", () => {
  for (const key of ["", "youtube", "youtube:x", "vimeo:abc", "other:76979871", "photos/abc"])
    expect(parseVideoKey(key)).toBeNull();
});
