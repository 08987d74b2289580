"""A window of WebKitGTK for WebKitWebDriver (scripts/browsers/webkit.mjs).

MiniBrowser, which the driver takes by itself, goes no narrower than 447 px: this one has nothing but the page.
Its downloads go into the folder of the session.
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# A folder of its own, so that each session is a first visit, with a cache as people have it.
FOLDER = Path(sys.argv[1])


def main():
    downloads = FOLDER / "downloads"
    downloads.mkdir(exist_ok=True)
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=f"{FOLDER}/data", base_cache_directory=f"{FOLDER}/cache"
    )
    context = WebKit2.WebContext.new_with_website_data_manager(manager)
    context.set_automation_allowed(True)
    context.set_preferred_languages(["ru-RU"])
    context.connect("automation-started", lambda _context, session: offer_windows(context, session))
    context.connect("download-started", lambda _context, download: keep(download, downloads))
    Gtk.main()


def offer_windows(context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("spms-window")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: new_window(context))


def new_window(context):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1440, default_height=900)
    window.set_decorated(False)
    window.add(view)
    window.connect("destroy", lambda _window: Gtk.main_quit())
    window.show_all()
    return view


def keep(download, folder):
    def choose_place(_download, name):
        download.set_destination((folder / name).as_uri())
        return True

    download.connect("decide-destination", choose_place)


main()
