// Starts 'sojourner debug' for a configuration of type 'sojourner'; everything else is the protocol.
"use strict";

const vscode = require("vscode");

/** The command line of a session. */
function commandLine(configuration) {
    const targets = [configuration.target].flat();
    return ["debug", ...targets, "--schedule", configuration.schedule, ...(configuration.options ?? [])];
}

exports.activate = (context) => {
    context.subscriptions.push(vscode.debug.registerDebugAdapterDescriptorFactory("sojourner", {
        createDebugAdapterDescriptor({ configuration }) {
            return new vscode.DebugAdapterExecutable(configuration.sojourner ?? "sojourner", commandLine(configuration));
        },
    }));
};

exports.deactivate = () => {};
