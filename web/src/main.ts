import "@fontsource-variable/nunito-sans/wdth.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { soon } from "./lib/drawing.svelte";
import { settings } from "./lib/settings.svelte";

void settings.begin().then(() =>
  soon(() => {
    const target = document.getElementById("app")!;
    target.replaceChildren();
    mount(App, { target });
  }),
);
