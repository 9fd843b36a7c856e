import "@fontsource-variable/nunito-sans/wdth.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";

settings.show();
mount(App, { target: document.getElementById("app")! });
